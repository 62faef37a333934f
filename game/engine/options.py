"""Rule options: what may be chosen, what each choice means, and checked sets of choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from game.engine.text import N_

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Choice:
    """One value an option may take, with the label a player reads (a msgid)."""

    value: Value
    label: str


YES_NO = (Choice(True, N_("Yes")), Choice(False, N_("No")))


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that can be switched.

    ``label`` and ``help`` are msgids; ``help`` is one sentence shown where the option is switched.
    ``seats`` narrows the option to some numbers of players (empty: all).
    """

    name: str
    default: Value
    choices: tuple[Choice, ...]
    label: str
    help: str
    seats: tuple[int, ...] = ()

    @property
    def values(self) -> tuple[Value, ...]:
        return tuple(choice.value for choice in self.choices)

    def admits(self, value: object) -> bool:
        """Whether ``value`` is one of the choices; ``True`` is not 1 here, nor ``1`` ``True``."""
        return any(type(value) is type(v) and value == v for v in self.values)


class OptionError(ValueError):
    """Options that do not fit their schema; ``faults`` says each fault in a sentence."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Options(Mapping[str, Value]):
    """A complete, checked, frozen set of choices. Made by :meth:`Schema.check` alone."""

    __slots__ = ("_hash", "_values")

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = dict(values)
        self._hash = hash(tuple(self._values.items()))

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Options], tuple[dict[str, Value]]]:
        return Options, (self._values,)  # another process hashes words to other numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._values == other._values

    def __repr__(self) -> str:
        return f"Options({self._values!r})"

    def number(self, name: str) -> int:
        """The value of a numeric option."""
        value = self._values[name]
        assert type(value) is int, name
        return value

    def flag(self, name: str) -> bool:
        """The value of a yes/no option."""
        value = self._values[name]
        assert type(value) is bool, name
        return value

    def word(self, name: str) -> str:
        """The value of an option whose choices are words."""
        value = self._values[name]
        assert type(value) is str, name
        return value


@dataclass(frozen=True, slots=True)
class Schema:
    """The options of one game, in the order in which they are shown."""

    options: tuple[Option, ...]
    _by_name: dict[str, Option] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", {o.name: o for o in self.options})

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    def defaults(self) -> Options:
        """The document's game: every option at its default."""
        return Options({o.name: o.default for o in self.options})

    def check(self, changes: Mapping[str, object]) -> Options:
        """Defaults with ``changes`` laid over them.

        Raises:
            OptionError: an unknown name or a value that is no choice; every fault is named.
        """
        faults: list[str] = []
        values: dict[str, Value] = {o.name: o.default for o in self.options}
        for name, value in changes.items():
            option = self._by_name.get(name)
            if option is None:
                known = ", ".join(self._by_name)
                faults.append(f"unknown option {name!r}; known are {known}")
            elif not option.admits(value):
                allowed = ", ".join(repr(v) for v in option.values)
                faults.append(f"{name} = {value!r} is not possible; choose one of {allowed}")
            else:
                assert isinstance(value, (bool, int, str))
                values[name] = value
        if faults:
            raise OptionError(tuple(faults))
        return Options(values)
