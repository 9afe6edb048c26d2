"""A session whose outputs are seen while a cell runs."""

import time
from typing import Any, Callable

from run_cells import Output, Session

# A cell that prints in a loop must not send more than a page can draw.
AT_ONCE = 100
PAUSE = 0.1


class StreamedSession(Session):
    """Calls `show` with the place and the value of each output that is new or has changed."""

    def __init__(self, show: Callable[[int, Output], None]) -> None:
        super().__init__()
        self._show = show
        self._seen: dict[int, Output] = {}
        self._calls = 0
        self._next = 0.0

    def run(self, cell_id: str, source: str) -> list[Output]:
        self._seen, self._calls = {}, 0
        outputs = super().run(cell_id, source)
        self._show_changes(outputs)
        return outputs

    def display(self, *values: Any) -> None:
        super().display(*values)
        self._show_soon()

    def write(self, kind: str, text: str) -> None:
        super().write(kind, text)
        # The end of a line is not shown: `print` writes it by itself.
        if text != "\n":
            self._show_soon()

    def _show_soon(self) -> None:
        self._calls += 1
        now = time.monotonic()
        if self._calls <= AT_ONCE or now >= self._next:
            self._show_changes(self.shown())
            self._next = now + PAUSE

    def _show_changes(self, outputs: list[Output]) -> None:
        for index, output in enumerate(outputs):
            if self._seen.get(index) != output:
                self._seen[index] = dict(output)
                self._show(index, output)
