import type { CellLanguage } from '@portal/cells';
import type { RunElsewhere } from '@portal/cells/page';

/** The name of a package, if it differs from that of its module. */
const packages: Readonly<Record<string, string>> = { sklearn: 'scikit-learn', PIL: 'Pillow' };

/** Those that are compiled. No registry that a build installs from has them for Pyodide's Python. */
const compiled = ['matplotlib', 'numpy', 'pandas', 'Pillow', 'scikit-learn', 'scipy'];

/**
 * Which cells do not run in the page, and why.
 * @param files the prefix of the page's downloads, e.g. "/tutorial-files/maps/maps", if it has any
 * @param missing the modules that its Python needs and the page does not have, e.g. "pandas
 * requests"
 */
export function runElsewhere(
  files: string | undefined,
  missing: string,
): Partial<Record<CellLanguage, RunElsewhere>> {
  const names = missing
    .split(' ')
    .filter(Boolean)
    .map((name) => packages[name] ?? name);
  const download = (ending: string) => (files === undefined ? {} : { href: `${files}.${ending}` });
  return {
    ...(names.length > 0 && {
      python: {
        reason: pythonReason(names),
        ...download('ipynb'),
      },
    }),
    r: { reason: 'R does not run in the page.', ...download('R') },
  };
}

function pythonReason(names: readonly string[]): string {
  const list = (some: readonly string[]) => new Intl.ListFormat('en-GB').format(some);
  const absent = names.filter((name) => compiled.includes(name));
  const why =
    absent.length === 0
      ? 'which this page does not have'
      : absent.length === names.length
        ? 'not published for the Python of this page'
        : `of which ${list(absent)} ${absent.length > 1 ? 'are' : 'is'} not published for the Python of this page`;
  return `Python runs on your machine: it needs ${list(names)}, ${why}.`;
}
