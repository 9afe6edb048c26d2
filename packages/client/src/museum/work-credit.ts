import { type CreditPart, creditText } from '../credit/credit-text.ts';
import { plainText } from '../credit/plain-text.ts';

type Label = { label: string };
type Location = {
  locationType: { id: string };
  url?: string;
  credit?: string;
  license?: { label: string; url: string };
};

/** As much of a work as a credit needs. The lists are there if `include` asked for them. */
export type CreditedWork = {
  id: string;
  title?: string;
  contributors?: readonly { agent: Label; roles: readonly Label[] }[];
  production?: readonly Label[];
  items?: readonly { locations: readonly Location[] }[];
};

/** Which copy of the work is used: one work can have a scan and a photograph under two licences. */
export type CreditOptions = {
  /** `iiif-image` for a single picture, `iiif-presentation` for a digitised book */
  locationType: string;
  /** The `url` of its location, where the work has several of that type */
  url?: string | undefined;
  /** The page that the title links to */
  workUrl?: string | undefined;
};

/** The includes without which a credit would be incomplete. */
export const creditIncludes = ['contributors', 'items', 'production'] as const;

/**
 * The statements of a credit, in order: title, makers, publication, source, licence and record.
 * `undefined` if the copy states no licence: it may not be published before somebody has been asked.
 * Throws if the work was requested without `include=contributors,items,production`.
 */
export function creditParts(work: CreditedWork, options: CreditOptions): CreditPart[] | undefined {
  const { contributors, items, production } = complete(work);
  const location = items
    .flatMap(({ locations }) => locations)
    .find(({ locationType, url, license }) => {
      const isUsed = options.url === undefined ? license !== undefined : url === options.url;
      return locationType.id === options.locationType && isUsed;
    });
  if (!location?.license) return undefined;
  const { credit, license } = location;
  return [
    part('title', work.title, options.workUrl),
    part('makers', contributors.map(maker).join('; ')),
    part('published', production[0]?.label),
    part('source', credit),
    part('licence', license.label, webAddress(license.url)),
    part('record', `Record: ${work.id}`),
  ].filter(({ text }) => text !== '');
}

/** The same as one line of plain text, e.g. for a caption in print. */
export function creditLine(work: CreditedWork, options: CreditOptions): string | undefined {
  const parts = creditParts(work, options);
  return parts && creditText(parts);
}

function complete({ id, contributors, items, production }: CreditedWork) {
  if (contributors && items && production) return { contributors, items, production };
  throw new TypeError(
    `work ${id}: a credit needs its makers, copies and publication. Request it with include=${creditIncludes}.`,
  );
}

function maker({ agent, roles }: { agent: Label; roles: readonly Label[] }): string {
  const role = roles.map(({ label }) => label).join(', ');
  return role ? `${agent.label} (${role})` : agent.label;
}

function part(kind: CreditPart['kind'], html = '', href?: string): CreditPart {
  const text = plainText(html).replace(/[\s.]+$/, '');
  return { kind, text, ...(href !== undefined && { href }) };
}

/** A record is not trusted: an address such as `javascript:…` becomes no link. */
function webAddress(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined;
}
