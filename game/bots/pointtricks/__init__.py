"""What the computer players of the point-trick games share: Guiñote, Tute, Brisca."""
