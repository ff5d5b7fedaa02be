"""A sheet of characters to draw maps on."""

from rich.text import Text


class Canvas:
    """Rows of styled characters."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self.spots: dict[str, tuple[int, int]] = {}

    def write(self, column: int, row: int, text: str, style: str = "") -> int:
        """Writes from a column on; the column after the text."""
        for character in text:
            if 0 <= row < self.height and 0 <= column < self.width:
                self._cells[row][column] = (character, style)
            column += 1
        return column

    def mark(self, id: str, column: int, row: int, width: int) -> None:
        """Where a thing stands in the text of the sheet."""
        start = row * (self.width + 1) + column
        self.spots[id] = (start, start + width)

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str = "") -> None:
        """A dotted line between two points (column, row)."""
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            column = round(start[0] + (end[0] - start[0]) * step / steps)
            row = round(start[1] + (end[1] - start[1]) * step / steps)
            self.write(column, row, "·", style)

    def text(self) -> Text:
        result = Text(no_wrap=True)
        for row in self._cells:
            for character, style in row:
                result.append(character, style or None)
            result.append("\n")
        result.rstrip()
        return result
