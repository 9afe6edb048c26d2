import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, cellsOf } from '@portal/cells';
import { tracks } from '@portal/cells/downloads';
import { parseCells } from '@portal/cells/node';
import { root } from '@portal/portal/folders';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTracks } from '../../../../scripts/tutorials/recorded-tracks.ts';
import { listTutorials, tutorialSlug } from '../../../../scripts/tutorials/tutorial-files.ts';
import { portal } from '../the-portal.ts';
import { captionsPrinted, numberDifference, shownNumbers } from './shown-numbers.ts';
import { openTutorials } from './tutorials.fixture.ts';

type Parsed = { name: string; cells: Cell[] };

const parsed: Parsed[] = await Promise.all(
  (await listTutorials()).map(async (name: string) => ({
    name,
    cells: parseCells(await readFile(join(root, name), 'utf8'), name),
  })),
);
const languages = Object.keys(tracks) as (keyof typeof tracks)[];
const withTracks = parsed.flatMap(({ name, cells }) =>
  languages
    .map((language) => ({ name, language, all: cells, own: cellsOf(cells, language) }))
    .filter(({ own }) => own.length > 0),
);

let tutorials: Awaited<ReturnType<typeof openTutorials>>;

beforeAll(async () => {
  tutorials = await openTutorials();
});

describe.each(withTracks)('$name in $language', ({ name, all, own }) => {
  const compared = own.filter(({ sameAs }) => sameAs !== undefined);
  const hasTypeScript = all.some(({ language }) => language === 'ts');

  it.runIf(hasTypeScript)('has a cell that is compared', () => {
    expect(compared.length).toBeGreaterThan(0);
  });

  it('shows the same numbers as TypeScript where it claims to', async () => {
    const { outputs: theirs } = await tutorials.recordedOrRun(name);
    const tutorial = { name, slug: tutorialSlug(name), cells: all };
    const { outputs, problems } = await readTracks(tutorial, portal.siteUrl);
    expect(problems).toEqual([]);
    const differences = compared.flatMap(({ id, sameAs = '', line }) => {
      const numbers = shownNumbers(outputs[id] ?? []);
      const shown = theirs[sameAs] ?? [];
      const difference =
        numberDifference(shownNumbers(captionsPrinted(shown)), numbers) &&
        numberDifference(shownNumbers(shown), numbers);
      if (numbers.length === 0) return [`line ${line}: ${id} shows no number`];
      return difference ? [`line ${line}: ${sameAs} and ${id} show\n    ${difference}`] : [];
    });
    expect(differences.join('\n')).toBe('');
  });
});
