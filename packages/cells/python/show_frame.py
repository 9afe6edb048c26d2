"""Tables of pandas as outputs of cells."""

from typing import Any

import pandas as pd
from pandas.api.types import is_bool_dtype, is_numeric_dtype

# As in src/display/limits.ts.
MOST_ROWS = 20
MOST_COLUMNS = 20
LONGEST_CELL = 400


def frame_output(value: "pd.DataFrame | pd.Series[Any]") -> dict[str, Any]:
    """A table with the index first, unless it only counts the rows."""
    frame = value.to_frame(value.name or "value") if isinstance(value, pd.Series) else value
    shown = frame.head(MOST_ROWS)
    columns = [*_index_columns(shown.index), *_data_columns(shown)]
    used = columns[:MOST_COLUMNS]
    notes = [
        (len(shown) < len(frame), f"{len(shown)} of {len(frame):,} rows are shown."),
        (len(used) < len(columns), f"{len(used)} of {len(columns)} columns are shown."),
        (frame.empty, "There are no rows."),
    ]
    output = {
        "kind": "table",
        "columns": [{"label": label, "isNumeric": _is_numeric(values)} for label, values in used],
        "rows": [[_text(cell) for cell in row] for row in zip(*(values for _, values in used))],
    }
    said = " ".join(note for applies, note in notes if applies)
    return {**output, "note": said} if said else output


def _index_columns(index: pd.Index) -> list[tuple[str, pd.Index]]:
    if isinstance(index, pd.RangeIndex):
        return []
    levels = range(index.nlevels)
    return [(_label(index.names[level]), index.get_level_values(level)) for level in levels]


def _data_columns(frame: pd.DataFrame) -> list[tuple[str, "pd.Series[Any]"]]:
    # By position: two columns may have the same name.
    return [(_label(name), frame.iloc[:, at]) for at, name in enumerate(frame.columns)]


def _label(name: Any) -> str:
    if isinstance(name, tuple):
        return ", ".join(str(part) for part in name if part not in ("", None))
    return "" if name is None else str(name)


def _is_numeric(values: "pd.Series[Any] | pd.Index") -> bool:
    return is_numeric_dtype(values.dtype) and not is_bool_dtype(values.dtype)


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple, set)):
        parts = sorted(value, key=str) if isinstance(value, set) else value
        return _cut(", ".join(_text(part) for part in parts))
    if pd.api.types.is_scalar(value) and pd.isna(value):
        return ""
    if isinstance(value, float):
        # A count that pandas has made a float is still written as a count.
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else f"{value:.6g}"
    if isinstance(value, pd.Timestamp) and value == value.normalize():
        return f"{value:%Y-%m-%d}"
    return _cut(str(value))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_CELL else f"{text[:LONGEST_CELL]}…"
