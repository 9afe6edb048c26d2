import { readFile } from 'node:fs/promises';
import { projectSources, tracks, tutorialProject } from '@portal/cells/downloads';
import { expect, it } from 'vitest';
import { downloads } from './downloads';

// The page and the download itself state the same requirements.

const needs = (ending: string) =>
  Object.values(downloads)
    .flat()
    .find((download) => download.ending === ending)?.needs;

it.each(Object.values(tracks))('a program in $name needs the same', (track) => {
  expect(needs(track.ending)).toBe(track.needs);
});

it('a program in Python needs what the helper inside it needs', async () => {
  const file = new URL('../../../packages/client-python/pyproject.toml', import.meta.url);
  const version = /requires-python = ">=([\d.]+)"/.exec(await readFile(file, 'utf8'))?.[1];
  expect(needs('py')).toBe(`Python ${version} or later`);
});

it('a project needs the release of Node that it names', async () => {
  const places = { siteUrl: 'https://site.example', page: '/docs/a', hosts: {} };
  const words = { title: 'A', description: 'A.', cells: [], parts: [] };
  const files = tutorialProject(
    { ...words, ...places, slug: 'a', outputs: {}, pictures: [] },
    await projectSources(),
  );
  const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '');
  expect(needs('zip')).toBe(`Node ${manifest.engines.node.replace('>=', '')} or later`);
});
