import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cellsOf } from '@portal/cells';
import { projectSources, readTutorial, tutorialProject } from '@portal/cells/downloads';
import { parseCells } from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { root } from '@portal/portal/folders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTutorials } from '../../../../scripts/tutorials/tutorial-files.ts';
import { type ServedSandbox, serveSandbox } from '../serve-sandbox.fixture.ts';
import { portal } from '../the-portal.ts';
import { openTutorials, type ShownTutorial } from './tutorials.fixture.ts';

const withCells = async (name: string): Promise<string[]> => {
  const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
  return cellsOf(cells, 'ts').length > 0 ? [name] : [];
};
const names = (await Promise.all((await listTutorials()).map(withCells))).flat();
const modules = join(root, 'node_modules');

let tutorials: Awaited<ReturnType<typeof openTutorials>>;
let server: ServedSandbox;

beforeAll(async () => {
  tutorials = await openTutorials();
  server = await serveSandbox(tutorials.sandbox);
});

afterAll(() => server.close());

it.each(names)(
  '%s, taken away, runs with Node and asks the sandbox over HTTP',
  { timeout: 240_000 },
  async (name) => {
    const shown = await tutorials.recordedOrRun(name);
    const folder = await mkdtemp(join(tmpdir(), 'taken-away-'));
    try {
      await unpack(name, shown, folder);
      const { output, code } = await runNode(folder, `${shown.slug}.ts`);
      expect(code, output).toBe(0);
      for (const line of shownLines(shown)) expect(output).toContain(line);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

async function unpack(name: string, shown: ShownTutorial, folder: string): Promise<void> {
  const { siteUrl } = portal;
  const mdx = await readFile(join(root, name), 'utf8');
  const tutorial = {
    ...readTutorial(mdx, { file: name, siteUrl }),
    ...shown,
    siteUrl,
    page: `/docs/examples/${shown.slug}`,
    hosts: guideHosts(portal),
  };
  for (const { path, text } of tutorialProject(tutorial, await projectSources())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  // What npm install would do, from the packages that are here.
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const needed of [...Object.keys(dependencies), 'openapi-fetch']) {
    const target = needed === '@portal/client' ? join(folder, 'client') : join(modules, needed);
    await mkdir(dirname(join(folder, 'node_modules', needed)), { recursive: true });
    await symlink(target, join(folder, 'node_modules', needed), 'dir');
  }
}

function runNode(cwd: string, file: string): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd,
    env: { ...process.env, API_URL: `${server.origin}/sandbox` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, code })));
}

/** What cells show as one line of words, which a program prints as it is. */
function shownLines({ outputs }: ShownTutorial): string[] {
  return Object.values(outputs)
    .flat()
    .flatMap((output) => (output.kind === 'text' ? [output.text] : []))
    .filter((text) => !text.includes('\n') && !/^[[{]/.test(text))
    .map((text) => text.replaceAll(portal.siteUrl, server.origin));
}
