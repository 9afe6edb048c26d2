"""Checks a notebook, runs it as it is, and writes what its cells then show: run-notebook.py IN OUT"""

import json
import sys

import nbformat
from nbclient import NotebookClient

given, result = sys.argv[1:]
with open(given, encoding="utf-8") as file:
    nbformat.validate(json.load(file))
notebook = nbformat.read(given, as_version=4)
NotebookClient(notebook, timeout=200).execute()
nbformat.write(notebook, result)
