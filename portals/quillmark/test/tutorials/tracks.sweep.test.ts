import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tracks } from '@portal/cells/downloads';
import { cellsOf, parseCells, type TrackLanguage } from '@portal/cells/node';
import { root } from '@portal/portal/folders';
import { openSandbox } from '@portal/sandbox/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedModules } from '../../../../packages/cells/src/tracks/python.ts';
import { compareNotebooks } from '../../../../packages/cells/test/compare-notebooks.ts';
import { findProgram, howToInstall } from '../../../../scripts/programs/find-program.ts';
import { readRecord } from '../../../../scripts/tutorials/track-files.ts';
import { openTutorialDownloads } from '../../../../scripts/tutorials/tutorial-downloads.ts';
import { listTutorials, tutorialSlug } from '../../../../scripts/tutorials/tutorial-files.ts';
import { apisFolder, collectionFolder } from '../folders.ts';
import { type ServedSandbox, serveSandbox } from '../serve-sandbox.fixture.ts';
import { portal } from '../the-portal.ts';

// What a reader downloads runs as it is, in an empty folder, and shows what the page shows.

const script = fileURLToPath(new URL('run-notebook.py', import.meta.url));
const limit = { timeout: 300_000 };

type Track = { name: string; slug: string; language: TrackLanguage };
const tutorials = await Promise.all(
  (await listTutorials()).map(async (name: string) => {
    const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
    return { name, slug: tutorialSlug(name), cells };
  }),
);
const tracksIn = (language: TrackLanguage): Track[] =>
  tutorials
    .filter(({ cells }) => cellsOf(cells, language).length > 0)
    .map(({ name, slug }) => ({ name, slug, language }));

const interpreters = { python: 'Python for the tutorials', r: 'R' } as const;
const programs = {
  python: await findProgram(interpreters.python),
  r: await findProgram(interpreters.r),
};

let server: ServedSandbox;
let downloads: Awaited<ReturnType<typeof openTutorialDownloads>>;

beforeAll(async () => {
  const mount = `${portal.basePath}sandbox`;
  server = await serveSandbox(
    await openSandbox({ apis: apisFolder, collection: collectionFolder, mount }),
  );
  downloads = await openTutorialDownloads();
});

afterAll(() => server.close());

describe.each<TrackLanguage>(['python', 'r'])('a download in %s', (language) => {
  const program = programs[language];
  const found = tracksIn(language);
  // In CI nothing is skipped: there the first test fails, and says what to install.
  const isSkipped = program === undefined && !process.env.CI;
  if (isSkipped) console.log(`! ${howToInstall(interpreters[language])} Its tests are skipped.`);

  it.skipIf(isSkipped)('has an interpreter', () => {
    expect(program, howToInstall(interpreters[language])).toBeDefined();
  });

  it.skipIf(isSkipped).each(found)('$slug runs as a program', limit, async (track) => {
    await inEmptyFolder(async (folder) => {
      const ending = language === 'python' ? '.py' : '.R';
      const file = await writeDownload(track, ending, folder);
      const { output, code } = await run(program ?? language, [file], folder);
      expect(code, output).toBe(0);
      for (const line of await printedLines(track)) expect(output).toContain(line);
    });
  });
});

it.skipIf(programs.python === undefined && !process.env.CI)(
  'every module that Python cells import can be installed by name',
  async () => {
    const code = 'import sys; print(*sys.stdlib_module_names, sep="\\n")';
    const { output } = await run(programs.python ?? 'python3', ['-c', code], tmpdir());
    const standard = new Set([...output.split('\n'), 'portal_client']);
    const unknown = tutorials
      .flatMap(({ cells }) => cellsOf(cells, 'python'))
      .flatMap(({ source }) =>
        importedModules(source).map((name) => ({ name, source: `import ${name}` })),
      )
      .filter(
        ({ name, source }) => !standard.has(name) && tracks.python.packagesOf(source).length === 0,
      );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  },
);

describe('a Python notebook', () => {
  const isSkipped = programs.python === undefined && !process.env.CI;
  const found = tracksIn('python');

  it('is there for some tutorials', () => expect(found.length).toBeGreaterThan(0));

  it.skipIf(isSkipped).each(found)(
    '$slug is valid, runs unchanged and shows what is recorded in it',
    limit,
    async (track) => {
      await inEmptyFolder(async (folder) => {
        const file = await writeDownload(track, '.ipynb', folder);
        const result = `${file}.ran`;
        const { output, code } = await run(
          programs.python ?? 'python3',
          [script, file, result],
          folder,
        );
        expect(code, output).toBe(0);
        const ran = (await readFile(result, 'utf8')).replaceAll(server.origin, portal.siteUrl);
        const recorded = JSON.parse(await readFile(file, 'utf8'));
        expect(compareNotebooks(recorded, JSON.parse(ran)).join('\n\n')).toBe('');
      });
    },
  );
});

async function inEmptyFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taken-away-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeDownload(track: Track, ending: string, folder: string): Promise<string> {
  const files = await downloads(track);
  const found = files.find(({ path }) => path === `${track.slug}${ending}`);
  if (!found) throw new Error(`${track.slug} has no download ${ending}`);
  const file = join(folder, found.path);
  await writeFile(file, found.bytes);
  return file;
}

function run(program: string, args: string[], cwd: string) {
  const env = { ...process.env, API_URL: `${server.origin}/sandbox`, MPLBACKEND: 'Agg' };
  // Drawn by Jupyter in a notebook, and by nobody in a program.
  const own = args[0] === script ? { ...env, MPLBACKEND: undefined } : env;
  const child = spawn(program, args, { cwd, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise<{ output: string; code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ output, code }));
  });
}

/** What cells print by themselves: values of a last line are printed in another way. */
async function printedLines({ name, slug, language }: Track): Promise<string[]> {
  const record = await readRecord(slug, language);
  const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
  return cellsOf(cells, language)
    .filter(({ id, source }) => (record?.plain[id] ?? source) === source)
    .flatMap(({ id }) => record?.outputs[id] ?? [])
    .flatMap((output) => (output.kind === 'text' ? output.text.split('\n') : []))
    .map((line) => line.replaceAll(portal.siteUrl, server.origin));
}
