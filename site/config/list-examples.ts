import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { PlateName } from '../src/plates/plates';
import { type ApiName, apiNames } from './check-provider';

export type Example = {
  /** e.g. "/docs/examples/building-an-image-classifier" */
  path: string;
  title: string;
  level: (typeof levels)[number];
  minutes: number;
  apis: readonly ApiName[];
  plate: PlateName;
  /** What the reader ends up with, in one sentence */
  result: string;
  /** The number of the cell whose last drawing is the picture of the result */
  picture?: number;
};

type Doc = Pick<
  DocsContent['loadedVersions'][number]['docs'][number],
  'permalink' | 'title' | 'frontMatter' | 'sidebarPosition' | 'source'
>;

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * The tutorials in their reading order, from the `tutorial` part of each page's front matter.
 * Throws once with every page whose front matter is not right.
 */
export function listExamples(docs: readonly Doc[], plateNames: readonly string[]): Example[] {
  const tutorials = docs
    .filter(({ frontMatter }) => 'tutorial' in frontMatter)
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const problems = tutorials.flatMap((doc) =>
    tutorialProblems(doc, plateNames).map((problem) => `  ${doc.source}: tutorial.${problem}`),
  );
  if (problems.length > 0) throw new Error(`Front matter is not right:\n${problems.join('\n')}`);
  return tutorials.map((doc) => ({
    path: doc.permalink,
    title: doc.title,
    ...(doc.frontMatter as { tutorial: Omit<Example, 'path' | 'title'> }).tutorial,
  }));
}

function tutorialProblems({ frontMatter }: Doc, plateNames: readonly string[]): string[] {
  const { level, minutes, apis, plate, result, picture } = (
    frontMatter as { tutorial: Record<keyof Example, unknown> }
  ).tutorial;
  const checks: [ok: boolean, problem: string][] = [
    [isOneOf(levels, level), `level must be one of ${levels.join(', ')}`],
    [Number.isInteger(minutes) && Number(minutes) > 0, 'minutes must be a whole number'],
    [
      Array.isArray(apis) && apis.length > 0 && apis.every((api) => isOneOf(apiNames, api)),
      `apis must be a list of ${apiNames.join(', ')}`,
    ],
    [isOneOf(plateNames, plate), `plate must be one of ${plateNames.join(', ')}`],
    [typeof result === 'string' && result !== '', 'result must be a sentence'],
    [
      picture === undefined || (Number.isInteger(picture) && Number(picture) > 0),
      'picture must be the number of a cell',
    ],
  ];
  return checks.filter(([ok]) => !ok).map(([, problem]) => problem);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}
