import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type RanTutorial, runTutorial } from '@portal/cells/node';
import { readTutorial, takeAwaySources, tutorialProject } from '@portal/cells/take-away';
import { openSandbox } from '@portal/sandbox/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provider } from '../site/provider.ts';
import { root, sandboxFolders, siteDir } from './steps/paths.mjs';
import { createTutorialCache } from './steps/tutorial-cache.mjs';
import { listTutorials } from './steps/tutorial-files.mjs';

const recorded = join(siteDir, '.generated', 'tutorials');
const modules = join(root, 'node_modules');
const longest = 240_000;
const names: string[] = await listTutorials();

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let server: Server;
let apiUrl = '';

beforeAll(async () => {
  sandbox = await openSandbox(sandboxFolders);
  server = createServer(async ({ headers, url }, response) => {
    const answer = await sandbox.fetch(new Request(`http://${headers.host}${url}`));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`;
});

afterAll(() => void server.close());

function run(name: string): Promise<RanTutorial> {
  const base = `${provider.siteUrl}/sandbox`;
  return runTutorial(join(root, name), { sandboxFetch: sandbox.fetch, base, name });
}

/** What the last build recorded; without a build of these sources, what another run shows. */
async function otherRun(name: string, { cells }: RanTutorial) {
  const slug = basename(name, '.mdx');
  const file = join(recorded, `${slug}.json`);
  const cache = await createTutorialCache(recorded);
  const isBuilt = existsSync(file) && (await cache.isFresh({ name, slug, cells }));
  return isBuilt ? JSON.parse(await readFile(file, 'utf8')) : run(name);
}

describe.each(names)('%s', (name) => {
  let ran: RanTutorial;

  it('shows the same each time it runs, in every cell and solution', {
    timeout: longest,
  }, async () => {
    ran = await run(name);
    expect(Object.keys(ran.outputs)).toHaveLength(ran.cells.length);
    const { outputs, pictures } = await otherRun(name, ran);
    expect(ran.outputs).toEqual(outputs);
    expect(ran.pictures.map(({ path }) => path)).toEqual(
      pictures.map(({ path }: { path: string }) => path),
    );
  });

  it('runs with Node over HTTP when it is taken away', { timeout: longest }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taken-away-'));
    try {
      await unpack(name, ran, folder);
      const { output, code } = await runNode(folder, `${ran.slug}.ts`);
      expect(code, output).toBe(0);
      for (const line of shownLines(ran)) expect(output).toContain(line);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function unpack(name: string, ran: RanTutorial, folder: string): Promise<void> {
  const { siteUrl } = provider;
  const mdx = await readFile(join(root, name), 'utf8');
  const tutorial = { ...readTutorial(mdx, { file: name, siteUrl }), ...ran, siteUrl };
  for (const { path, text } of tutorialProject(tutorial, await takeAwaySources())) {
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
    env: { ...process.env, API_URL: apiUrl },
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
function shownLines({ outputs }: RanTutorial): string[] {
  return Object.values(outputs)
    .flat()
    .flatMap((output) => (output.kind === 'text' ? [output.text] : []))
    .filter((text) => !text.includes('\n') && !/^[[{]/.test(text))
    .map((text) => text.replaceAll(`${provider.siteUrl}/sandbox`, apiUrl));
}
