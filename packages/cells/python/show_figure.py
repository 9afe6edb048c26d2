"""Figures of matplotlib as outputs of cells: a drawing, and the data in it.

The file `matplotlibrc` beside it makes this module matplotlib's backend while cells run, so that `plt.show()`
becomes an output of the cell.
"""

import builtins
import io
from collections.abc import Iterable
from typing import Any

import numpy as np
from matplotlib._pylab_helpers import Gcf
from matplotlib.axes import Axes
from matplotlib.backend_bases import FigureManagerBase as FigureManager
from matplotlib.backends.backend_svg import FigureCanvasSVG as FigureCanvas
from matplotlib.figure import Figure

__all__ = ["FigureCanvas", "FigureManager", "figure_data", "figure_output", "show"]

# More numbers than these are compared by their count and sums.
MOST_NUMBERS = 2_000


def show(*_args: Any, **_options: Any) -> None:
    """What `plt.show()` calls: shows all open figures, and closes them."""
    try:
        for manager in Gcf.get_all_fig_managers():
            builtins.display(manager.canvas.figure)  # type: ignore[attr-defined]
    finally:
        Gcf.destroy_all()


def figure_output(figure: Figure) -> dict[str, Any]:
    """The drawing with its title outside, where the page shows it, and a description of its axes."""
    named = [figure._suptitle] if figure._suptitle else [axes.title for axes in figure.axes]
    titles = [one.get_text().strip() for one in named if one.get_text().strip()]
    if not titles:
        raise ValueError(
            'A drawing needs a title for readers who cannot see it: plt.title("Works by decade").'
        )
    if any(axes.images for axes in figure.axes):
        raise ValueError("A drawing cannot contain pixels: use pcolormesh instead of imshow.")
    if len(titles) == 1:
        for one in named:
            one.set_text("")
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    output = {"kind": "svg", "title": " · ".join(titles).replace("\n", " "), "svg": file.getvalue()}
    described = " ".join(dict.fromkeys(map(_describe_axes, figure.axes))).strip()
    return {**output, "description": described} if described else output


def _describe_axes(axes: Axes) -> str:
    labels = axes.get_legend_handles_labels()[1] if axes.get_legend() else []
    parts = [
        ("Horizontally", axes.get_xlabel()),
        ("Vertically", axes.get_ylabel()),
        ("In colours", ", ".join(labels)),
    ]
    return " ".join(f"{where}: {what}." for where, what in parts if what and axes.axison)


def figure_data(figure: Figure) -> list[dict[str, Any]]:
    """What each of the axes shows, rounded, so that two drawings can be compared without their pixels."""
    return [
        {
            "labels": [axes.get_title(), axes.get_xlabel(), axes.get_ylabel()],
            "texts": [text.get_text() for text in axes.texts],
            "lines": [_numbers(line.get_xydata()) for line in axes.lines],
            "shapes": [
                _numbers(_vertices([patch.get_path()], patch.get_patch_transform()))
                for patch in axes.patches
            ],
            "collections": [_collection(one) for one in axes.collections],
        }
        for axes in figure.axes
    ]


def _collection(collection: Any) -> dict[str, Any]:
    values = collection.get_array()
    return {
        "points": _numbers(collection.get_offsets()),
        "paths": _numbers(_vertices(collection.get_paths())),
        **({} if values is None else {"values": _numbers(values)}),
    }


def _vertices(paths: Iterable[Any], transform: Any = None) -> Any:
    found = [path.transformed(transform).vertices if transform else path.vertices for path in paths]
    return np.concatenate(found) if found else np.empty((0, 2))


def _numbers(given: Any) -> dict[str, Any] | list[float | None]:
    values = np.ma.filled(np.ma.asarray(given, dtype=float), np.nan).ravel()
    if values.size <= MOST_NUMBERS:
        return [_rounded(value) for value in values]
    sums = {"sum": np.nansum(values), "squares": np.nansum(values**2)}
    return {"count": int(values.size), **{name: _rounded(sum) for name, sum in sums.items()}}


def _rounded(value: float) -> float | None:
    """To six digits; what is no number is null in JSON."""
    return float(f"{value:.6g}") if np.isfinite(value) else None
