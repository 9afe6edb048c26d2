import { beforeAll, expect, it } from 'vitest';
import { listTutorials } from './steps/tutorial-files.mjs';
import { openTutorials } from './tutorials.fixture.ts';

const names: string[] = await listTutorials();
let tutorials: Awaited<ReturnType<typeof openTutorials>>;

beforeAll(async () => {
  tutorials = await openTutorials();
});

it.each(names)(
  '%s shows in every cell and solution what was recorded',
  { timeout: 240_000 },
  async (name) => {
    const ran = await tutorials.run(name);
    const recorded = await tutorials.recordedOrRun(name);
    expect(Object.keys(ran.outputs)).toHaveLength(ran.cells.length);
    expect(ran.outputs).toEqual(recorded.outputs);
    expect(ran.pictures.map(({ path }) => path)).toEqual(recorded.pictures.map(({ path }) => path));
  },
);
