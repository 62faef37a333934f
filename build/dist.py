"""Make the program that needs no Python, and prove that it works: `python build/run.py dist`.

PyInstaller makes one folder, `dist/vaza`, from `build/vaza.spec`; what it needs for that lies in
`dist/work`. Where Xvfb and xdotool are, the program is then started from another folder: it deals,
three decisions are made with the mouse, and the window is closed. Its size, and its time to the
first frame beside that of the program run from source, are printed.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from catalogs import compile_all

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.desktop.harness import Desktop, running
from tests.desktop.player import Player

OUT = ROOT / "dist"
FROZEN = OUT / "vaza" / ("vaza.exe" if os.name == "nt" else "vaza")
ROUNDS = 5
MATCH = ("play", "--game", "truco", "--players", "2", "--seed", "7")


def main() -> int:
    """Freeze, prove, print; return the exit status."""
    compile_all(ROOT)
    freeze()
    files = [path for path in FROZEN.parent.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{FROZEN.parent.relative_to(ROOT)}: {size / 1e6:.1f} MB in {len(files)} files")
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if missing:
        print(f"Not tried: {' and '.join(missing)} would be needed (apt-get install xvfb xdotool).")
        return 1
    prove()
    return 0


def freeze() -> None:
    """Run PyInstaller."""
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--workpath", OUT / "work", "--distpath", OUT, ROOT / "build" / "vaza.spec"),
        ],
        cwd=ROOT,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        check=True,
    )


def prove() -> None:
    """Play with the frozen program in a real window, far from its folder and from this one."""
    desktop = Desktop((1920, 1080))
    try:
        with tempfile.TemporaryDirectory(prefix="vaza-dist-") as folder:
            elsewhere = Path(folder)
            frozen: dict[str, Any] = {"command": (str(FROZEN),), "folder": elsewhere}
            with Player.at(desktop, elsewhere / "match", *MATCH, **frozen) as player:
                for _ in range(3):
                    player.decide(player.await_turn())
                player.program.close()
            print("It deals, plays and quits.")
            times: dict[str, list[float]] = {"frozen": [], "source": []}
            for number in range(ROUNDS):
                for name in times:
                    home = elsewhere / f"{name}-{number}"
                    how = frozen if name == "frozen" else {}
                    with running(desktop, home, **how) as program:
                        times[name].append(program.first_frame)
    finally:
        desktop.stop()
    frozen_ms, source_ms = (1000 * statistics.median(one) for one in times.values())
    print(f"First frame after {frozen_ms:.0f} ms; from source after {source_ms:.0f} ms.")


if __name__ == "__main__":
    sys.exit(main())
