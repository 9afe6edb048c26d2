"""Reads cells as JSON, runs them, and writes what they showed as JSON.

    {"setup": "HOSTS = …", "cells": [{"id": "python-1", "source": "…"}], "packages": ["pandas"]}
    {"outputs": {"python-1": […]}, "plain": {…}, "drawings": {…}, "versions": {"python": "3.11.2", …}}

It stops after the first cell that fails: its last output is the error.
"""

import json
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

# Before matplotlib is imported, which a cell may do.
os.environ["MATPLOTLIBRC"] = str(Path(__file__).with_name("matplotlibrc"))

from run_cells import Session  # noqa: E402


def main() -> None:
    asked = json.load(sys.stdin)
    # What a cell starts may write to the stream of the process itself, which is only for the result.
    result_stream = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    session = Session()
    outputs = {"setup": session.run("setup", asked["setup"])}
    for cell in asked["cells"]:
        if _has_failed(outputs):
            break
        outputs[cell["id"]] = session.run(cell["id"], cell["source"])
    versions = {name: version(name) for name in asked["packages"]}
    result = {
        "outputs": outputs,
        "plain": session.plain,
        "drawings": session.drawings,
        "versions": {"python": platform.python_version(), **versions},
    }
    json.dump(result, result_stream, ensure_ascii=False)
    result_stream.close()


def _has_failed(outputs: dict[str, list[dict[str, object]]]) -> bool:
    return any(output["kind"] == "error" for shown in outputs.values() for output in shown)


if __name__ == "__main__":
    main()
