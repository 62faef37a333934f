"""Ogg Vorbis files that come out the same byte for byte."""

from __future__ import annotations

import io
import struct

import soundfile

from synth import RATE, Sound


def encode(sound: Sound) -> bytes:
    """Ogg Vorbis bytes."""
    channels = sound.shape[1] if sound.ndim == 2 else 1
    out = io.BytesIO()
    with soundfile.SoundFile(
        out, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=0.55
    ) as file:
        for start in range(0, len(sound), 4096):  # the encoder keeps a whole write on its stack
            file.write(sound[start : start + 4096])
    return stamped(out.getvalue())


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


def stamped(ogg: bytes, serial: int = 1) -> bytes:
    """The same stream with a fixed serial number: the encoder draws one by the clock.

    Pages follow RFC 3533: serial at byte 14, checksum at 22, a table of segment lengths at 27.
    """
    table, out, at = _crc_table(), bytearray(ogg), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<I", out, at + 14, serial)
        struct.pack_into("<I", out, at + 22, 0)
        crc = 0
        for byte in out[at:end]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
        struct.pack_into("<I", out, at + 22, crc)
        at = end
    return bytes(out)
