"""Tables of pandas, drawings of matplotlib and pictures of IPython, through the door that recording uses."""

import json
import os
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def record(*sources: str) -> dict[str, Any]:
    """What the cells of a track show, each in its own process as when it is recorded."""
    cells = [{"id": f"python-{at + 1}", "source": source} for at, source in enumerate(sources)]
    asked = {"setup": "HOSTS = {}", "cells": cells, "packages": ["pandas"]}
    done = subprocess.run(
        [sys.executable, str(FOLDER / "record.py")],
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def table(source: str) -> dict[str, Any]:
    [output] = record(f"import pandas as pd\n{source}")["outputs"]["python-1"]
    output["columns"] = [f"{one['label']}{'#' if one['isNumeric'] else ''}" for one in output["columns"]]
    return output  # type: ignore[no-any-return]


class Tables(unittest.TestCase):
    def test_writes_each_kind_of_value(self) -> None:
        output = table(
            "pd.DataFrame({'a': [1, None], 'b': [0.123456789, 1e-9], 'c': [True, False],\n"
            " 'd': [['x', 'y'], None], 'e': pd.to_datetime(['1850-01-01', None]), 'f': [12345678.0, 2.0]})"
        )
        self.assertEqual(output["columns"], ["a#", "b#", "c", "d", "e", "f#"])
        self.assertEqual(
            output["rows"],
            [
                ["1", "0.123457", "True", "x, y", "1850-01-01", "12345678"],
                ["", "1e-09", "False", "", "", "2"],
            ],
        )

    def test_has_the_index_unless_it_counts_rows(self) -> None:
        series = "pd.Series([2, 1], index=pd.Index(['a', 'b'], name='letter'), name='count')"
        self.assertEqual(table(series)["columns"], ["letter", "count#"])
        self.assertEqual(table(series)["rows"], [["a", "2"], ["b", "1"]])
        two = "pd.DataFrame({'a': [1], 'b': [2], 'n': [3]}).set_index(['a', 'b'])"
        self.assertEqual(table(two)["columns"], ["a#", "b#", "n#"])
        wide = "pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('n', 'x'), ('n', '')]))"
        self.assertEqual(table(wide)["columns"], ["n, x#", "n#"])

    def test_says_what_it_leaves_out(self) -> None:
        long = table("pd.DataFrame({'a': range(1234)})")
        self.assertEqual((len(long["rows"]), long["note"]), (20, "20 of 1,234 rows are shown."))
        self.assertNotIn("note", table("pd.DataFrame({'a': range(20)})"))
        wide = table("pd.DataFrame([range(30)])")
        self.assertEqual((len(wide["rows"][0]), wide["note"]), (20, "20 of 30 columns are shown."))
        self.assertEqual(table("pd.DataFrame({'a': []})")["note"], "There are no rows.")


START = "import matplotlib.pyplot as plt\n"


def html_of(markup: str) -> str:
    return f"from IPython.display import HTML\nHTML({markup!r})"


class Drawings(unittest.TestCase):
    def test_has_its_title_outside_and_its_data_beside(self) -> None:
        source = START + "\n".join(
            [
                "figure, axes = plt.subplots()",
                "axes.bar([1, 2], [3, 4])",
                "axes.set(title='Works', xlabel='Decade', ylabel='Count')",
                "plt.show()",
                "print('after')",
            ]
        )
        result = record(source)
        [drawing, after] = result["outputs"]["python-1"]
        self.assertEqual(drawing["title"], "Works")
        self.assertEqual(drawing["description"], "Horizontally: Decade. Vertically: Count.")
        self.assertIn(">Decade</text>", drawing["svg"])
        self.assertNotIn("Works", drawing["svg"])
        self.assertEqual(after, {"kind": "text", "text": "after"})
        [[axes]] = result["drawings"]["python-1"]
        self.assertEqual(axes["labels"], ["Works", "Decade", "Count"])
        self.assertEqual(axes["shapes"][1], [1.6, 0, 2.4, 0, 2.4, 4, 1.6, 4, 1.6, 0])

    def test_is_the_same_each_time(self) -> None:
        source = START + "plt.scatter([1, 2], [3, 4])\nplt.title('A')\nplt.show()"
        self.assertEqual(record(source), record(source))

    def test_shows_what_is_open_at_the_end_of_a_cell_once(self) -> None:
        result = record(START + "plt.plot([1, 2])\nplt.title('A');", "1")
        self.assertEqual([one["kind"] for one in result["outputs"]["python-1"]], ["svg"])
        self.assertEqual([one["kind"] for one in result["outputs"]["python-2"]], ["text"])

    def test_data_differ_where_drawings_differ(self) -> None:
        drawn = [
            "plt.plot([1, 2], [1, 2])",
            "plt.plot([1, 2], [1, 3])",
            "plt.scatter([1, 2], [1, 2])",
            "plt.scatter([1, 2], [1, 3])",
            "plt.scatter([1, 2], [1, 3], c=[1, 2])",
            "plt.scatter([1, 2], [1, 3], c=[1, 3])",
            "plt.pcolormesh([[1, 2], [3, 4]])",
            "plt.pcolormesh([[1, 2], [3, 5]])",
            "plt.barh([1, 2], [3, 4])",
            "plt.fill_between([1, 2], [3, 4])",
            "plt.text(0, 0, 'a')",
            "plt.text(0, 0, 'b')",
        ]
        source = START + "\n".join(f"{one}\nplt.title('A')\nplt.show()" for one in drawn)
        data = [json.dumps(one) for one in record(source)["drawings"]["python-1"]]
        self.assertEqual(len(set(data)), len(drawn))

    def test_refuses_what_a_page_cannot_show(self) -> None:
        for source, message in [
            ("plt.plot([1, 2])\nplt.show()", "A drawing needs a title"),
            ("plt.imshow([[1, 2]])\nplt.title('A')\nplt.show()", "use pcolormesh"),
            (html_of("<b>a</b>"), "A page cannot show HTML, except for one <svg> element"),
            (html_of("<svg><title>A</title></svg><p/>"), "A page cannot show HTML"),
            (html_of("<p><svg><title>A</title></svg></p>"), "A page cannot show HTML"),
            (html_of("<svg><title>A</title>"), "A page cannot show HTML"),
            (html_of("<svg/>"), "A drawing needs a <title>"),
            ("from IPython.display import Math\nMath('x')", "A page cannot show Math"),
        ]:
            with self.subTest(source=source):
                result = record(START + source, "1")
                self.assertIn(message, result["outputs"]["python-1"][-1]["message"])
                self.assertNotIn("python-2", result["outputs"])


class Pictures(unittest.TestCase):
    def test_a_drawing_in_html_is_a_drawing_with_its_pictures(self) -> None:
        for start in ["<svg", "\n<svg xmlns='http://www.w3.org/2000/svg'"]:
            with self.subTest(start=start):
                image = '<image href="https://a.example/a.jpg?b&amp;c"><title>B</title></image>'
                source = html_of(f"{start} width='5'><title>A</title>{image}</svg>")
                result = record(source)
                [output] = result["outputs"]["python-1"]
                self.assertEqual((output["kind"], output["title"]), ("svg", "A"))
                self.assertIn(image, output["svg"])
                self.assertIn("\ndisplay(HTML(", result["plain"]["python-1"])

    def test_neighbours_are_one_grid(self) -> None:
        source = (
            "from IPython.display import Image\n"
            "for n in 'ab':\n    display(Image(url=f'https://a.example/{n}.jpg', alt=n.upper()))\n"
            "print('c')\nImage(url='https://a.example/d.jpg')"
        )
        result = record(source)
        first, _, last = result["outputs"]["python-1"]
        items = [
            {"url": "https://a.example/a.jpg", "label": "A"},
            {"url": "https://a.example/b.jpg", "label": "B"},
        ]
        self.assertEqual(first, {"kind": "images", "items": items})
        self.assertEqual(last["items"][0]["label"], "Picture")
        self.assertTrue(result["plain"]["python-1"].endswith("display(Image(url='https://a.example/d.jpg'))"))


class Recording(unittest.TestCase):
    def test_only_the_result_is_written(self) -> None:
        result = record("import os\nos.system('echo from a process')\nos.write(1, b'raw')")
        self.assertEqual(result["outputs"]["python-1"], [{"kind": "text", "text": "3"}])
        self.assertEqual(sorted(result["versions"]), ["pandas", "python"])


if __name__ == "__main__":
    unittest.main()
