export type Version = 'v2' | 'v3';

/** One of the forms of a manifest: a version, and the media type it is sent with. */
export type Form = { version: Version; mediaType: string };

type Offer = Form & { essence: string; profile: string };

/** A media range of an `Accept` header, e.g. `application/ld+json;profile="…";q=0.5`. */
type Range = { essence: string; profiles: readonly string[]; weight: number };

const newestFirst: readonly Version[] = ['v3', 'v2'];

function offersOf(versions: readonly Version[]): Offer[] {
  const of = (essence: string, hasProfile: boolean) =>
    versions.map((version): Offer => {
      const profile = `http://iiif.io/api/presentation/${version.slice(1)}/context.json`;
      const mediaType = hasProfile ? `${essence};profile="${profile}"` : essence;
      return { version, mediaType, essence, profile };
    });
  return [...of('application/ld+json', true), ...of('application/json', false)];
}

/** Splits at a separator that is not inside quotation marks. */
function split(text: string, separator: ',' | ';'): string[] {
  const pieces = new RegExp(`(?:"(?:\\\\.|[^"\\\\])*"|[^${separator}"]|")+`, 'g');
  return (text.match(pieces) ?? []).map((piece) => piece.trim());
}

function readRange(text: string): Range {
  const [essence = '', ...rest] = split(text, ';');
  const parameters = new Map(
    rest.map((one): [string, string] => {
      const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(one) ?? [];
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
    }),
  );
  const weight = parameters.get('q') ?? '1';
  return {
    essence: essence.toLowerCase(),
    profiles: (parameters.get('profile') ?? '').split(' ').filter(Boolean),
    weight: /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 0,
  };
}

/** How exactly a range names an offer, from 0; below if it does not. JSON-LD has to be named. */
function exactness({ essence, profiles }: Range, offer: Offer): number {
  if (essence === offer.essence) {
    if (profiles.length === 0) return 2;
    return profiles.includes(offer.profile) ? 3 : -1;
  }
  if (offer.essence !== 'application/json') return -1;
  return ['*/*', 'application/*'].indexOf(essence);
}

/** The range that names an offer most exactly decides how much it is wanted. */
function weightOf(offer: Offer, ranges: readonly Range[]): number {
  const [best] = ranges
    .map((range) => ({ exact: exactness(range, offer), weight: range.weight }))
    .filter(({ exact }) => exact >= 0)
    .sort((a, b) => b.exact - a.exact);
  return best?.weight ?? 0;
}

/**
 * What a client wants most of the given versions. A client that says nothing, or wants none of them,
 * gets the first as plain JSON.
 */
export function chooseForm(
  accept: string | null,
  versions: readonly Version[] = newestFirst,
): Form {
  const ranges = split(accept ?? '*/*', ',').map(readRange);
  const [best] = offersOf(versions)
    .map((offer) => ({ offer, weight: weightOf(offer, ranges) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best?.offer ?? { version: versions[0] ?? 'v3', mediaType: 'application/json' };
}
