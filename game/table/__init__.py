"""What lies on any table: layout, card sprites, motion, pointer, seats, balloons."""
