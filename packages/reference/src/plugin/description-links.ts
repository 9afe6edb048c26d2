import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { type ApiFile, parseDescription } from '@portal/contract/node';
import { absentPages } from '../absent-pages.ts';
import { mapLinks } from '../descriptions/map-links.ts';
import { placeLink } from '../descriptions/place-links.ts';
import type { Options } from './options.ts';

/** What became of an address; undefined: it is plain text. */
type Outcome = { address: string; becomes: string | undefined };

export type DescriptionLinks = {
  /** Markdown of the description, in which every link leads somewhere. */
  place: (markdown: string) => string;
  /** One line for each link that was changed and that the portal says nothing about, with its file and line. */
  report: () => string[];
};

type Site = Pick<Options, 'routeBase' | 'hasPage' | 'intro'> & {
  siteUrl: string;
  /** The folder from which reports name files. */
  root: string;
  /** Of all the site's APIs. */
  ids: readonly string[];
};

/**
 * Follows the links of one description. Its author wrote them for another site: a relative address is
 * one of the portal's `homepage` for the API, or else of the description's `externalDocs`. A strict
 * description is the site's own, so what it links to is looked for when the site is finished.
 */
export async function descriptionLinks(
  { id, file, strict }: ApiFile,
  { routeBase, ids, siteUrl, root, intro, hasPage = () => true }: Site,
): Promise<DescriptionLinks> {
  const text = await readFile(file, 'utf8');
  const own = intro?.[id]?.homepage;
  const homepage = own ?? (text.includes('externalDocs') ? docsOf(text) : undefined);
  const place = {
    siteUrl,
    homepage,
    isAbsent: absentPages(routeBase, ids),
    hasPage: strict ? () => true : hasPage,
  };
  const changed = new Map<string, Outcome>();
  const texts = new Map<string, string>();
  return {
    place: (markdown) => {
      const known = texts.get(markdown);
      if (known !== undefined) return known;
      const placed = mapLinks(markdown, (address) => {
        const becomes = placeLink(address, place);
        if (becomes !== address) changed.set(address, { address, becomes });
        return becomes;
      });
      texts.set(markdown, placed);
      return placed;
    },
    report: () =>
      [...changed.values()]
        .filter(({ becomes }) => becomes === undefined || own === undefined)
        .flatMap(({ address, becomes }) =>
          linesWith(text, address).map((line) => ({
            line,
            words: `${relative(root, resolve(file))}:${line}: ${address} ${becomes === undefined ? 'becomes plain text' : `leads to ${becomes}`}`,
          })),
        )
        .sort((one, other) => one.line - other.line)
        .map(({ words }) => words),
  };
}

/** The address of the documentation that a description names. */
function docsOf(text: string): string | undefined {
  const { document } = parseDescription(text);
  const { externalDocs } = document as { externalDocs?: { url?: unknown } };
  const url = String(externalDocs?.url ?? '');
  return /^https?:/i.test(url) && URL.canParse(url) ? url : undefined;
}

/** From 1; 1 if it is written in another way, or in a file that this one refers to. */
function linesWith(text: string, address: string): number[] {
  const spellings = [address, address.replaceAll('/', '\\/')];
  const lines = text
    .split('\n')
    .flatMap((line, index) => (spellings.some((one) => line.includes(one)) ? [index + 1] : []));
  return lines.length > 0 ? lines : [1];
}
