import { basename } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { CellLanguage } from '@portal/cells';
import { tutorialSlug } from '@portal/cells/markdown';
import type { Portal } from '@portal/portal';
import { PortalProblems } from '@portal/portal/node';

export type Example = {
  /** e.g. "/docs/examples/building-an-image-classifier" */
  path: string;
  /** The name of its outputs and downloads, from that of its file */
  slug: string;
  title: string;
  level: (typeof levels)[number];
  minutes: number;
  /** The ids of the APIs that it uses */
  apis: readonly string[];
  plate?: string;
  /** What the reader ends up with, in one sentence */
  result: string;
  /** The number of the cell whose last drawing is the picture of the result */
  picture?: number;
  /** The same for its tracks in other languages, e.g. `{ python: 9 }` */
  pictures?: Partial<Record<OtherTrack, number>>;
};

type OtherTrack = Exclude<CellLanguage, 'ts'>;

const otherTracks: readonly OtherTrack[] = ['python', 'r'];

type Doc = Pick<
  DocsContent['loadedVersions'][number]['docs'][number],
  'permalink' | 'title' | 'frontMatter' | 'sidebarPosition' | 'source'
>;

type Known = Pick<Portal, 'apis' | 'brand'>;

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * The tutorials in reading order, from the `tutorial` part of each page's front matter. Throws once
 * with every page whose front matter is invalid.
 */
export function listExamples(docs: readonly Doc[], portal: Known): Example[] {
  const tutorials = docs
    .filter(({ frontMatter }) => 'tutorial' in frontMatter)
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const problems = tutorials.flatMap((doc) =>
    tutorialProblems(doc, portal).map((problem) => `  ${doc.source}: tutorial.${problem}`),
  );
  if (problems.length > 0) throw new Error(`Front matter is invalid:\n${problems.join('\n')}`);
  return tutorials.map((doc) => ({
    path: doc.permalink,
    slug: tutorialSlug(doc.source),
    title: doc.title,
    ...(doc.frontMatter as { tutorial: Omit<Example, 'path' | 'slug' | 'title'> }).tutorial,
  }));
}

/** Throws once with every featured tutorial that the home page could not show. */
export function checkFeatured(
  examples: readonly Pick<Example, 'path'>[],
  { id, home }: Pick<Portal, 'id' | 'home'>,
): void {
  const slugs = examples.map(({ path }) => basename(path)).join(', ') || 'there are none';
  const problems = (home.examples?.featured ?? []).flatMap((slug, at) =>
    examples.some(({ path }) => path.endsWith(`/${slug}`))
      ? []
      : [
          {
            field: `home.examples.featured[${at}]`,
            message: `must be the last part of a tutorial's address (${slugs}); found "${slug}"`,
          },
        ],
  );
  if (problems.length > 0) throw new PortalProblems(`portals/${id}/portal.ts`, problems);
}

function tutorialProblems({ frontMatter }: Doc, { apis: known, brand }: Known): string[] {
  const apiIds = known.map(({ id }) => id);
  const plates = Object.keys(brand.plates ?? {});
  const { level, minutes, apis, plate, result, picture, pictures } = (
    frontMatter as { tutorial: Record<keyof Example, unknown> }
  ).tutorial;
  const checks: [ok: boolean, problem: string][] = [
    [isOneOf(levels, level), `level must be one of ${levels.join(', ')}`],
    [Number.isInteger(minutes) && Number(minutes) > 0, 'minutes must be a whole number'],
    [
      Array.isArray(apis) && apis.length > 0 && apis.every((api) => isOneOf(apiIds, api)),
      `apis must be a list of ${apiIds.join(', ')}`,
    ],
    [
      plate === undefined || isOneOf(plates, plate),
      `plate must be one of ${plates.join(', ')}, or left out`,
    ],
    [typeof result === 'string' && result !== '', 'result must be a sentence'],
    [picture === undefined || isCellNumber(picture), 'picture must be the number of a cell'],
    [
      pictures === undefined || arePictures(pictures),
      `pictures must have the number of a cell for ${otherTracks.join(' or ')}, such as { python: 9 }`,
    ],
  ];
  return checks.filter(([ok]) => !ok).map(([, problem]) => problem);
}

function isCellNumber(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

function arePictures(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([track, cell]) => isOneOf(otherTracks, track) && isCellNumber(cell),
    )
  );
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}
