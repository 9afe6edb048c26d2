/** A release as a changelog lists it. */
export type Release = {
  /** The first word of its heading, e.g. "2.0.0", or a date. */
  name: string;
  /** How many of its entries are marked as breaking, and how many are not. */
  breaking: number;
  other: number;
};

type Numbers = readonly [major: number, minor: number, patch: number];

const version = /^(\d+)\.(\d+)(?:\.(\d+))?$/;

/** `2.1` is `2.1.0`; undefined for a date or a name. */
function numbersOf(name: string): Numbers | undefined {
  const [, major, minor, patch = '0'] = version.exec(name) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** The releases of a changelog in Markdown, newest first. */
export function countByRelease(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const breaking = (section.match(/^- \*\*Breaking:\*\*/gm) ?? []).length;
      const entries = (section.match(/^- /gm) ?? []).length;
      return { name: /^\S*/.exec(section)?.[0] ?? '', breaking, other: entries - breaking };
    });
}

/**
 * The lowest number that a release may have after another, by semantic versioning: something breaking
 * raises the first part, anything else the second. Before 1.0.0 these are the second and the third.
 */
export function lowestNumber(
  before: string,
  { breaking, other }: Omit<Release, 'name'>,
): string | undefined {
  const numbers = numbersOf(before);
  if (!numbers) return undefined;
  const [major, minor, patch] = numbers;
  const isEarly = major === 0;
  if (breaking > 0) return isEarly ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (other > 0 && !isEarly) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

function isLower(one: Numbers, other: Numbers): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Why a release may not follow another: it changes more than its number says. */
export function numberProblem(release: Release, before: string): string | undefined {
  const lowest = lowestNumber(before, release);
  const [is, least] = [numbersOf(release.name), numbersOf(lowest ?? '')];
  if (!is || !least || !isLower(is, least)) return undefined;
  const { name, breaking, other } = release;
  const count =
    breaking > 0 ? counted(breaking, 'breaking change') : counted(other, 'change', 'no change');
  return `${name} has ${count} since ${before}, so its number is at least ${lowest}.`;
}

function counted(count: number, what: string, none = ''): string {
  return count === 0 ? none : `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Releases of a changelog whose numbers are too low; those named by a date are passed over. */
export function numberProblems(releases: readonly Release[]): string[] {
  const numbered = releases.filter(({ name }) => numbersOf(name));
  return numbered.flatMap((release, at) => {
    const before = numbered[at + 1];
    return (before && numberProblem(release, before.name)) ?? [];
  });
}
