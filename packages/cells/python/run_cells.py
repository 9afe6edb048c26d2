"""Runs the cells of a tutorial in one namespace and returns what each of them shows, as Jupyter would.

    session = Session()
    session.run("python-1", "works = 2")
    session.run("python-2", "works + 1")  # [{"kind": "text", "text": "3"}]

Outputs are plain data, in the shapes of `src/output.ts`. This file needs the standard library only, so that
it also runs in a browser; tables and drawings are made by the files beside it once a cell has imported
pandas or matplotlib.
"""

import ast
import builtins
import html
import io
import linecache
import pprint
import re
import sys
import tokenize
import traceback
from collections.abc import Container
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

Output = dict[str, Any]

# As in src/display/limits.ts.
MOST_OUTPUTS = 60
LONGEST_TEXT = 20_000


class Session:
    """Cells that share their variables. `plain` and `drawings` are about each cell by its id: its source with
    what it shows by its last line printed, for a program; and the data of what it has drawn."""

    def __init__(self, names: dict[str, Any] | None = None) -> None:
        self.namespace: dict[str, Any] = {"__name__": "__main__", **(names or {})}
        self.plain: dict[str, str] = {}
        self.drawings: dict[str, list[Any]] = {}
        self._cell = ""
        self._outputs: list[Output] = []
        self._printed: Output | None = None
        self._written = 0

    def run(self, cell_id: str, source: str) -> list[Output]:
        """Runs one cell; an error is the last of its outputs."""
        self._cell, self._outputs, self._printed = cell_id, [], None
        self.plain[cell_id] = source
        # So that a traceback, or `inspect`, finds the code of a cell.
        linecache.cache[cell_id] = (len(source), None, source.splitlines(keepends=True), cell_id)
        kept = getattr(builtins, "display", None)
        builtins.display = self.display  # type: ignore[attr-defined]
        try:
            with redirect_stdout(_Shown(self, "text")), redirect_stderr(_Shown(self, "log")):
                self._execute(cell_id, source)
                self._show_open_figures()
        # An exit too: whatever a cell raises, the session continues.
        except BaseException as error:
            self._outputs.append(_describe_error(error, cell_id, self.plain))
        finally:
            builtins.display = kept  # type: ignore[attr-defined]
        return self.shown()

    def shown(self) -> list[Output]:
        """What the cell has shown so far."""
        trimmed = [_trimmed(one) for one in self._outputs]
        return _within_limits([one for one in trimmed if one.get("text") != ""])

    def display(self, *values: Any) -> None:
        """Shows values, as Jupyter's `display` does."""
        for value in values:
            output = self._describe(value)
            self._printed = None
            last = self._outputs[-1] if self._outputs else {}
            if output["kind"] == "images" and last.get("kind") == "images":
                last["items"] += output["items"]
            else:
                self._outputs.append(output)

    def write(self, kind: str, text: str) -> None:
        """Adds what is printed to what was printed just before."""
        if not self._printed or self._printed["kind"] != kind:
            level = {"level": "warn"} if kind == "log" else {}
            self._printed = {"kind": kind, **level, "text": "", "length": 0}
            self._outputs.append(self._printed)
            self._written = 0
        # The rest is only counted: a copy of all of it for every line would take minutes.
        self._printed["text"] += text[: LONGEST_TEXT + 1 - len(self._printed["text"])]
        self._written += len(text)
        self._printed["length"] = self._written - text.endswith("\n")

    def _execute(self, cell_id: str, source: str) -> None:
        tree = ast.parse(source, cell_id)
        last = tree.body[-1] if tree.body else None
        if not isinstance(last, ast.Expr) or _ends_with_semicolon(source):
            exec(compile(tree, cell_id, "exec"), self.namespace)
            return
        tree.body.pop()
        exec(compile(tree, cell_id, "exec"), self.namespace)
        value = eval(compile(ast.Expression(last.value), cell_id, "eval"), self.namespace)
        if value is None:
            return
        self.display(value)
        is_words = self._outputs[-1]["kind"] in ("text", "table")
        self.plain[cell_id] = _call_last(source, last, "print" if is_words else "display")

    def _describe(self, value: Any) -> Output:
        if _is_instance(value, "pandas", "DataFrame", "Series"):
            from show_frame import frame_output

            return frame_output(value)
        if _is_instance(value, "matplotlib.figure", "Figure"):
            from show_figure import figure_data, figure_output

            self.drawings.setdefault(self._cell, []).append(figure_data(value))
            return figure_output(value)
        if _is_instance(value, "IPython.display", "Image") and value.url:
            items = [{"url": value.url, "label": value.alt or "Picture"}]
            return {"kind": "images", "items": items}
        if hasattr(value, "_repr_svg_"):
            return _svg_output(_without_pictures(value._repr_svg_()))
        if _is_instance(value, "IPython.display", "HTML"):
            return _svg_output(_only_svg(value.data))
        if _is_instance(value, "IPython.display", "DisplayObject"):
            raise TypeError(
                f"A page cannot show {type(value).__name__}: "
                "show text, a table, a drawing, or Image(url=…)."
            )
        return {"kind": "text", "text": pprint.pformat(value, sort_dicts=False)}

    def _show_open_figures(self) -> None:
        pyplot = sys.modules.get("matplotlib.pyplot")
        if pyplot and pyplot.get_fignums():
            pyplot.show()


class _Shown(io.TextIOBase):
    """A stream whose text becomes an output of the cell that is running."""

    def __init__(self, session: Session, kind: str) -> None:
        self._session = session
        self._kind = kind

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if text:
            self._session.write(self._kind, text)
        return len(text)


def _is_instance(value: Any, module: str, *names: str) -> bool:
    """Without importing the module: before a cell has done so, no value is of its types."""
    loaded = sys.modules.get(module)
    return any(isinstance(value, getattr(loaded, name)) for name in names if hasattr(loaded, name))


_NAMED_SVG = re.compile(
    r"(<svg\b[^>]*>)\s*<title[^>]*>([^<]+)</title>\s*(?:<desc[^>]*>([^<]*)</desc>)?"
)


def _svg_output(svg: str) -> Output:
    """A drawing with its own title and description beside it; titles of its parts stay inside."""
    named = _NAMED_SVG.search(svg)
    if not named:
        raise ValueError(
            "A drawing needs a <title> for readers who cannot see it, as its first element."
        )
    start, title, description = named.groups(default="")
    output = {"kind": "svg", "title": html.unescape(title).strip()}
    if description:
        output["description"] = html.unescape(description).strip()
    return {**output, "svg": svg[: named.start()] + start + svg[named.end() :]}


def _without_pictures(svg: str) -> str:
    """Jupyter shows SVG as a picture, inside which a browser loads no other pictures."""
    if re.search(r"<image\b[^>]*\bhref=[\"']https?:", svg):
        raise ValueError(
            "Jupyter leaves out the pictures in this drawing: show its markup as HTML(…) of IPython.display."
        )
    return svg


def _only_svg(markup: str) -> str:
    from xml.etree import ElementTree

    try:
        is_svg = ElementTree.fromstring(markup).tag in ("svg", "{http://www.w3.org/2000/svg}svg")
    except ElementTree.ParseError:
        is_svg = False
    if not is_svg:
        raise TypeError(
            "A page cannot show HTML, except for one <svg> element that is well-formed XML: "
            "show that, text, a table, a drawing, or Image(url=…)."
        )
    return markup


def _ends_with_semicolon(source: str) -> bool:
    ignored = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    written = [token.string for token in tokens if token.type not in ignored]
    return written[-1:] == [";"]


def _call_last(source: str, last: ast.Expr, name: str) -> str:
    """`df.head()` as the last statement becomes `print(df.head())`."""
    text = ast.get_source_segment(source, last) or ""
    # A statement in brackets, which its value does not include, needs no others.
    is_bracketed = (last.lineno, last.col_offset) != (last.value.lineno, last.value.col_offset)
    # As Python counts lines: str.splitlines() also ends them at other characters.
    lines = io.StringIO(source, newline="").readlines()
    first = lines[last.lineno - 1].encode()[: last.col_offset].decode()
    start = len("".join(lines[: last.lineno - 1])) + len(first)
    call = f"{name}{text}" if is_bracketed and text.startswith("(") else f"{name}({text})"
    return source[:start] + call + source[start + len(text) :]


def _describe_error(error: BaseException, cell_id: str, known: Container[str]) -> Output:
    """Where the code of a cell failed, and from where in the cell that ran it was called."""
    if isinstance(error, SyntaxError) and error.filename == cell_id:
        place = {"line": error.lineno, "column": error.offset}
        return {"kind": "error", "message": f"SyntaxError: {error.msg}", "cell": cell_id, **place}
    message = "".join(traceback.format_exception_only(error)).strip()
    frames = traceback.extract_tb(error.__traceback__)
    places = [(one.filename, one.lineno) for one in frames if one.filename in known]
    output: Output = {"kind": "error", "message": message, "cell": cell_id}
    if places:
        output["cell"], output["line"] = places[-1]
        if output["cell"] != cell_id:
            output["calledFrom"] = {"cell": cell_id, "line": places[0][1]}
    return output


def _trimmed(output: Output) -> Output:
    if "text" not in output:
        return output
    text = output["text"].removesuffix("\n")
    shown = {**output, "text": text[:LONGEST_TEXT]}
    length = shown.pop("length", len(text))
    if length <= LONGEST_TEXT:
        return shown
    note = f"The first {LONGEST_TEXT:,} of {length:,} characters are shown."
    return {**shown, "text": f"{shown['text']}\n{note}"}


def _within_limits(outputs: list[Output]) -> list[Output]:
    if len(outputs) <= MOST_OUTPUTS:
        return outputs
    text = f"Only the first {MOST_OUTPUTS} outputs of a cell are shown."
    errors = [one for one in outputs[MOST_OUTPUTS:] if one["kind"] == "error"]
    return [*outputs[:MOST_OUTPUTS], {"kind": "log", "level": "warn", "text": text}, *errors]
