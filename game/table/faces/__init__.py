"""What the faces of related games share: how they look and are handled on the table."""
