import { type Cell, cellsOf } from '../cell.ts';
import { importedModules } from './python.ts';

/**
 * The modules of Python's standard library that work in a page, where there are no processes,
 * threads or sockets, and no files except those that the code writes.
 */
const library =
  'abc argparse array ast base64 bdb binascii bisect builtins bz2 calendar cmath code codecs codeop collections ' +
  'colorsys configparser contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib dis ' +
  'email enum errno fileinput fnmatch fractions functools gc getopt gettext glob graphlib gzip hashlib heapq ' +
  'hmac html http importlib inspect io ipaddress itertools json keyword linecache locale logging math ' +
  'mimetypes numbers operator os pathlib pickle pkgutil platform pprint queue random re reprlib secrets ' +
  'shelve shlex shutil stat statistics string stringprep struct symtable sys tempfile textwrap time timeit ' +
  'token tokenize tomllib traceback types typing unicodedata unittest urllib uuid warnings wave weakref ' +
  'xml zipfile zipimport zlib zoneinfo';

const inPage = new Set(['__future__', 'portal_client', ...library.split(' ')]);

/** Whether a page has cells in Python that run in it: such a site needs Pyodide. */
export function runsPythonInPage(cells: readonly Cell[]): boolean {
  const sources = cellsOf(cells, 'python').map(({ source }) => source);
  return sources.length > 0 && missingInPage(sources).length === 0;
}

/**
 * The modules that keep cells from running in the page, each once: those that have to be installed.
 */
export function missingInPage(sources: readonly string[]): string[] {
  const imported = new Set(sources.flatMap(importedModules));
  return [...imported].filter((name) => name !== '' && !inPage.has(name)).sort();
}
