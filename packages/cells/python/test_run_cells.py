"""Run with `python3 -m unittest discover -s packages/cells/python`."""

import builtins
import sys
import unittest
from typing import Any
from unittest.mock import patch

from run_cells import LONGEST_TEXT, MOST_OUTPUTS, Session
from streamed_session import AT_ONCE, StreamedSession


def shown(*sources: str) -> list[dict[str, Any]]:
    """What the last of these cells shows."""
    session = Session()
    results = [session.run(f"python-{at + 1}", source) for at, source in enumerate(sources)]
    return results[-1]


def text(value: str) -> dict[str, str]:
    return {"kind": "text", "text": value}


class Values(unittest.TestCase):
    def test_shows_the_last_expression_as_jupyter_does(self) -> None:
        for source, expected in [
            ("1 + 1", [text("2")]),
            ("'a'", [text("'a'")]),
            ("{'b': 1, 'a': 2}", [text("{'b': 1, 'a': 2}")]),
            ("(1 +\n 1\n)  # two", [text("2")]),
            ("1 + 1;", []),
            ("1 + 1;  # nothing", []),
            ("'ends with ;'", [text("'ends with ;'")]),
            ("None", []),
            ("x = 1", []),
            ("", []),
            ("# only a comment", []),
            ("if True:\n    1", []),
        ]:
            with self.subTest(source=source):
                self.assertEqual(shown(source), expected)

    def test_later_cells_see_what_earlier_ones_define(self) -> None:
        self.assertEqual(shown("def f():\n    return y", "y = 3", "f()"), [text("3")])

    def test_sessions_share_nothing(self) -> None:
        shown("only_here = 1")
        self.assertEqual(shown("'only_here' in globals()"), [text("False")])

    def test_keeps_the_order_of_what_is_printed_and_displayed(self) -> None:
        source = "print('a')\nprint('b', end='')\ndisplay(1, 2)\nprint('c')\n3"
        self.assertEqual(
            shown(source), [text("a\nb"), text("1"), text("2"), text("c"), text("3")]
        )

    def test_shows_warnings_apart(self) -> None:
        source = "import sys\nprint('a')\nprint('b', file=sys.stderr)"
        self.assertEqual(shown(source), [text("a"), {"kind": "log", "level": "warn", "text": "b"}])

    def test_leaves_streams_and_builtins_as_they_were(self) -> None:
        before = sys.stdout
        shown("print(1)\n1 / 0")
        self.assertIs(sys.stdout, before)
        self.assertIsNone(getattr(builtins, "display", None))

    def test_a_drawing_of_its_own_has_its_title_and_description_beside_it(self) -> None:
        for inside, expected in [
            ("<title>Cats &amp; dogs</title><g/>", {"title": "Cats & dogs", "svg": "<svg><g/></svg>"}),
            (
                "\n <title>A</title>\n <desc>B\nC.</desc><g><title>D</title><desc>E</desc></g>",
                {
                    "title": "A",
                    "description": "B\nC.",
                    "svg": "<svg><g><title>D</title><desc>E</desc></g></svg>",
                },
            ),
            ("<title>A</title><g><desc>E</desc></g>", {"title": "A"}),
            ("<title>A</title><desc></desc>", {"title": "A", "svg": "<svg></svg>"}),
        ]:
            with self.subTest(inside=inside):
                [output] = self.drawn(inside)
                self.assertEqual(output, {"kind": "svg", "svg": output["svg"], **expected})

    def test_a_drawing_needs_a_title_of_its_own(self) -> None:
        part = "<g><title>Of a part</title></g>"
        for inside in ["", "<title></title>", part, f"<title></title>{part}"]:
            with self.subTest(inside=inside):
                self.assertIn("needs a <title>", self.drawn(inside)[0]["message"])

    def test_a_picture_that_jupyter_would_leave_out_of_a_drawing_is_refused(self) -> None:
        for image in [
            '<image href="https://a.example/b.jpg"/>',
            "<image\n width='5' xlink:href='http://a.example/b.jpg'/>",
        ]:
            with self.subTest(image=image):
                [error] = self.drawn(f"<title>A</title>{image}")
                self.assertIn("show its markup as HTML(…)", error["message"])
        inside = '<title>A</title><image href="data:image/png;base64,"/><a href="https://a.example"/>'
        self.assertEqual(self.drawn(inside)[0]["kind"], "svg")

    def drawn(self, inside: str) -> list[dict[str, Any]]:
        """What a cell shows that ends with such a drawing."""
        methods = {"_repr_svg_": lambda _: f"<svg>{inside}</svg>"}
        return Session({"Drawn": type("Drawn", (), methods)}).run("python-1", "Drawn()")

    def test_says_what_it_leaves_out(self) -> None:
        note = "The first 20,000 of 20,005 characters are shown."
        for stream in ["", ", file=sys.stderr"]:
            [long] = shown(f"import sys\nprint('a' * {LONGEST_TEXT + 5}{stream})")
            self.assertEqual(long["text"], f"{'a' * LONGEST_TEXT}\n{note}")
        many = shown(f"for i in range({MOST_OUTPUTS + 1}):\n    display(i)")
        self.assertEqual(len(many), MOST_OUTPUTS + 1)
        self.assertEqual(many[-1]["kind"], "log")

    def test_keeps_no_more_of_what_is_printed_than_it_shows(self) -> None:
        for lines, note in [
            (2_000, "\nThe first 20,000 of 41,999 characters are shown."),
            (952, ""),  # 19,991 characters
            (1, ""),
        ]:
            with self.subTest(lines=lines):
                session = Session()
                [printed] = session.run("python-1", f"for _ in range({lines}): print('a' * 20)")
                whole = "\n".join(["a" * 20] * lines)
                self.assertEqual(printed, text(f"{whole[:LONGEST_TEXT]}{note}"))
                self.assertLessEqual(len(session._outputs[0]["text"]), LONGEST_TEXT + 1)

    def test_shows_exactly_the_longest_text_without_a_note(self) -> None:
        [longest] = shown(f"print('a' * {LONGEST_TEXT})")
        self.assertEqual(longest, text("a" * LONGEST_TEXT))

    def test_collects_outputs_in_a_loop_only_so_often(self) -> None:
        for call in ["print(i)", "display(i)"]:
            with self.subTest(call=call), patch("time.monotonic", return_value=0.0):
                session = StreamedSession(lambda *_: None)
                with patch.object(session, "shown", wraps=session.shown) as collect:
                    session.run("python-1", f"for i in range(1_000): {call}")
                self.assertLessEqual(collect.call_count, AT_ONCE + 1)


class Programs(unittest.TestCase):
    def test_a_program_prints_what_a_cell_shows_by_its_last_line(self) -> None:
        for source, expected in [
            ("x = 'ü'; x", "x = 'ü'; print(x)"),
            ("x = 'a\u2028b\x0cc'\nx", "x = 'a\u2028b\x0cc'\nprint(x)"),
            ("x = 1\r\nx", "x = 1\r\nprint(x)"),
            ("(1\n + 2)  # three", "print(1\n + 2)  # three"),
            ("(1, 2)", "print((1, 2))"),
            ("(1) + (2)", "print((1) + (2))"),
            ("'''a\nb'''\n", "print('''a\nb''')\n"),
            ("print(1)", "print(1)"),
            ("1;", "1;"),
        ]:
            with self.subTest(source=source):
                session = Session()
                session.run("python-1", source)
                self.assertEqual(session.plain["python-1"], expected)

    def test_pictures_and_drawings_are_displayed(self) -> None:
        methods = {"_repr_svg_": lambda _: "<svg><title>a</title></svg>"}
        session = Session({"Drawn": type("Drawn", (), methods)})
        session.run("python-1", "Drawn()")
        self.assertEqual(session.plain["python-1"], "display(Drawn())")


class Errors(unittest.TestCase):
    def test_names_the_line_of_the_cell(self) -> None:
        [printed, error] = shown("print(1)\n\nmissing")
        self.assertEqual(printed, text("1"))
        self.assertEqual(
            error,
            {
                "kind": "error",
                "message": "NameError: name 'missing' is not defined",
                "cell": "python-1",
                "line": 3,
            },
        )

    def test_names_the_cell_of_a_function_and_its_caller(self) -> None:
        [error] = shown("def f():\n    raise ValueError('No.')", "1\nf()")
        self.assertEqual((error["cell"], error["line"]), ("python-1", 2))
        self.assertEqual(error["calledFrom"], {"cell": "python-2", "line": 2})
        self.assertEqual(error["message"], "ValueError: No.")

    def test_names_the_line_in_the_cell_when_a_library_fails(self) -> None:
        [error] = shown("import json\njson.loads('{')")
        self.assertEqual((error["cell"], error["line"]), ("python-1", 2))

    def test_names_the_place_of_a_slip_in_the_syntax(self) -> None:
        [error] = shown("x = 1\ny = = 2")
        self.assertEqual((error["line"], error["column"]), (2, 5))
        self.assertTrue(error["message"].startswith("SyntaxError: "))

    def test_an_exit_is_an_error_however_it_is_raised(self) -> None:
        self.assertEqual(shown("raise SystemExit(2)")[0]["message"], "SystemExit: 2")
        for name in ("KeyboardInterrupt", "GeneratorExit"):
            self.assertEqual(shown(f"raise {name}")[0]["message"], name)


if __name__ == "__main__":
    unittest.main()
