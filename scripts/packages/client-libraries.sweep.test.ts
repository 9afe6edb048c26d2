import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { horse } from '../../packages/client/test/works.ts';
import { root } from '../bootstrap/paths.mjs';
import { clientLibraryFiles, packClientLibraries } from './client-libraries.ts';
import { run } from './install-packed.fixture.ts';
import { type LocalServer, serveFolder } from './serve-locally.fixture.ts';

const { archive, python } = clientLibraryFiles();
const shell = process.platform === 'win32';

let folders: string[] = [];
let downloads: string;
let site: LocalServer;

beforeAll(async () => {
  downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
  folders = [downloads];
  await packClientLibraries(downloads);
  site = await serveFolder(downloads);
}, 120_000);
afterAll(async () => {
  site?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function emptyProject(dependencies: Record<string, string>): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'client-project-'));
  folders.push(project);
  const manifest = { name: 'project', private: true, type: 'module', dependencies };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, `${site.url}/${archive}`], { cwd: project, shell });
  return project;
}

async function printedBy(project: string, code: string): Promise<string> {
  await writeFile(join(project, 'main.mjs'), code);
  return (await run(process.execPath, ['main.mjs'], { cwd: project })).stdout;
}

describe('the client as a site offers it', { timeout: 300_000 }, () => {
  it('is installed by one address, without React for those who have none', async () => {
    const project = await emptyProject({});
    const printed = await printedBy(
      project,
      `
      import { existsSync } from 'node:fs';
      import { imageUrl, parseInfoUrl, plainText } from '@portal/client';
      import { createClient, creditLine } from '@portal/client/museum';
      const info = parseInfoUrl('https://a.example/image/V1/info.json');
      console.log(imageUrl({ ...info, size: { width: 300 } }));
      console.log(plainText('a &amp; b'), typeof createClient);
      console.log(creditLine(${JSON.stringify(horse)}, { locationType: 'iiif-presentation' }));
      console.log(existsSync('node_modules/react'));
      `,
    );
    expect(printed.trim().split('\n')).toEqual([
      'https://a.example/image/V1/full/300,/0/default.jpg',
      'a & b function',
      'undefined',
      'false',
    ]);
  });

  it.each(['^18.3.1', '^19'])('draws its components on a server with React %s', async (version) => {
    const project = await emptyProject({ react: version, 'react-dom': version });
    const printed = await printedBy(
      project,
      `
      import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { creditParts } from '@portal/client/museum';
      import { CreditLine, IiifImage, useWork } from '@portal/client/react';
      const parts = creditParts(${JSON.stringify(horse)}, { locationType: 'iiif-image' });
      const Title = () => useWork({ GET: () => { throw new Error('on a server'); } }, 'a').status;
      const picture = { service: 'https://a.example/image/V1/info.json', sizes: '50vw', alt: 'A horse' };
      console.log(renderToStaticMarkup(createElement(CreditLine, { parts })));
      console.log(renderToStaticMarkup(createElement(IiifImage, { ...picture, info: { width: 400, height: 300 } })));
      console.log(renderToStaticMarkup(createElement(Title)));
      `,
    );
    const [credit = '', picture = '', title] = printed.split('\n');
    expect(credit).toContain('A grey horse at the farrier&#x27;s door &amp; its owner. Marlow');
    expect(credit).toContain(
      '<a href="https://creativecommons.org/pdm" rel="license">Public Domain Mark</a>',
    );
    expect(picture).toContain('width="400" height="300"');
    expect(picture).toContain('/image/V1/full/320,/0/default.jpg 320w');
    expect(title).toBe('loading');
  });

  it('is one file in Python, as it is in the sources', async () => {
    const sources = join(root, 'packages/client-python/src', python);
    expect(await readFile(join(downloads, python), 'utf8')).toBe(await readFile(sources, 'utf8'));
  });
});
