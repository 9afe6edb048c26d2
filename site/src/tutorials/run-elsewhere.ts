import type { CellLanguage } from '@portal/cells';
import type { RunElsewhere } from '@portal/cells/page';

/** The name of a package, if it differs from that of its module. */
const packages: Readonly<Record<string, string>> = { sklearn: 'scikit-learn', PIL: 'Pillow' };

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
  const listed = new Intl.ListFormat('en-GB').format(names);
  const verb = names.length > 1 ? 'do' : 'does';
  return {
    ...(names.length > 0 && {
      python: {
        reason: `This tutorial uses ${listed}, which ${verb} not run in the page.`,
        ...download('ipynb'),
      },
    }),
    r: { reason: 'R does not run in the page.', ...download('R') },
  };
}
