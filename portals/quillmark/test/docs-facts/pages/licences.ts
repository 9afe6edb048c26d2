import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '../../folders.ts';
import type { PageFacts } from '../check-facts.ts';
import { status } from '../sources.ts';
import { reason } from './reasons.ts';

type Licence = { id: string; share: boolean; alter: boolean; sell: boolean };

const page = 'docs/licences.mdx';
const images = '/catalogue/v2/images?locations.license=';

/** The ids of the licences that allow something, by the page's own table, as a filter takes them. */
function licences(allows: (licence: Licence) => boolean): () => string {
  const row = /^\| `([\w-]+)` \| [^|]+ \| (\w+)[^|]* \| (\w+)[^|]* \| (\w+)[^|]* \| [^|]+ \|$/gm;
  return () =>
    [...readFileSync(join(portalFolder, page), 'utf8').matchAll(row)]
      .map(([, id = '', share, alter, sell]) => ({
        id,
        share: share === 'Yes',
        alter: alter === 'Yes',
        sell: sell === 'Yes',
      }))
      .filter(allows)
      .map(({ id }) => id)
      .join(',');
}

export const facts: PageFacts = {
  page,
  facts: [
    ['`{}` or `CC-BY` gives a {} with no results', 'cc0', status(`${images}cc0`)],
    ['| Publish, unchanged, not for money | `{}` |', licences(({ share }) => share)],
    ['| Publish a changed version, not for money | `{}` |', licences(({ alter }) => alter)],
    ['| Use commercially, unchanged | `{}` |', licences(({ sell }) => sell)],
    ['| Alter and use commercially | `{}` |', licences(({ alter, sell }) => alter && sell)],
  ],
  given: {
    [reason.count]: ['asks four things where', 'rights of third parties'],
    [reason.title]: ['Marlow, Tobias, 1790-1861 (etcher)', 'Marlow, 1832'],
  },
};
