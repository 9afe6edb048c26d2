import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { quoted, withField } from './new-portal-text.mjs';
import { PlainError } from './run.mjs';

/**
 * Replaces the starter's API in a new portal with the institution's own, and removes the starter's guides,
 * responses and tests.
 * @param {string} folder
 * @param {{ file: string, name: string }} given
 */
export async function useDescription(folder, { file, name }) {
  const { title } = await readInfo(file);
  const id = idOf(file);
  const label = title.replace(/\s+API$/i, '');
  for (const path of ['apis', 'static', 'docs', 'test/objects.test.ts']) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  for (const path of ['apis', 'docs']) mkdirSync(join(folder, path));
  const description = `apis/${id}${extname(file).toLowerCase()}`;
  copyFileSync(file, join(folder, description));
  writeFileSync(join(folder, 'docs/start.mdx'), startPage(id, title));
  const portal = join(folder, 'portal.ts');
  const text = Object.entries(fields({ id, label, title, name, description })).reduce(
    (all, [field, value]) => withField(all, field, value),
    readFileSync(portal, 'utf8'),
  );
  writeFileSync(portal, text);
  const readme = join(folder, 'README.md');
  writeFileSync(readme, ownFiles(readFileSync(readme, 'utf8'), description));
}

/** "Open Data.v2.json" -> "open-data-v2" */
function idOf(file) {
  const id = basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (id === '') {
    throw new PlainError(`${file} needs a name with letters or digits, such as objects.yaml.`);
  }
  return id;
}

async function readInfo(file) {
  // Not at the top: the other commands that load this folder need no packages.
  const { parse } = await import('yaml');
  const document = parse(readFileSync(file, 'utf8'));
  const { title } = document?.info ?? {};
  const isDescription = /^3\.[01]\./.test(document?.openapi) && typeof title === 'string';
  if (!isDescription) throw new PlainError(`${file} is not an OpenAPI 3.0 or 3.1 description.`);
  return { title: title.replaceAll(/\s+/g, ' ').trim() || 'API' };
}

function fields({ id, label, title, name, description }) {
  const start = "{ label: 'Start here', to: '/docs/start' }";
  return {
    summary: quoted(`A guide and a reference for the ${title} of ${name}.`),
    home: `{
    description: ${quoted(`The ${title}, with a guide and a reference whose requests run in the page.`)},
    lead: ${quoted(`Read what the ${title} offers, try each request in the page, and copy it into your code.`)},
    actions: [
      ${start},
      { label: 'Open the reference', to: ${quoted(`/api/${id}`)} },
    ],
    apis: { title: 'One API', lead: 'Every operation, with its parameters and responses.' },
  }`,
    apis: `[
    {
      // The name in addresses: this one is at /api/${id}
      id: ${quoted(id)},
      label: ${quoted(label)},
      description: ${quoted(description)},
      // Where it answers, if that is not the first server of the description:
      // live: 'https://api.museum.example/v1',
      guide: '/docs/start',
      card: { words: ${quoted(`Every operation of the ${title}.`)} },
    },
  ]`,
    sidebar: "['start', { label: 'References', isOpen: true, entries: 'apis' }]",
    footer: `{ documentation: [${start}], more: [] }`,
  };
}

function startPage(id, title) {
  // In front matter and in MDX, characters such as { and : have a special meaning.
  const plain = title.replaceAll(/[{}<>[\]`*_\\]/g, '');
  return `---
title: Start here
description: ${JSON.stringify(`What the ${title} offers, and where to read about each of its operations.`)}
---

<InstitutionName /> offers the ${plain}. The [reference](/api/${id}) lists every operation, with a console that sends requests from the page.

Replace this paragraph with what a reader needs first: whether a key is required, what the records describe, and one request to try.
`;
}

function ownFiles(readme, description) {
  return readme
    .replace('`apis/objects.yaml`', `\`${description}\``)
    .replace(
      "The API's answers are here, so no server is needed.",
      'Create the folder when you need it.',
    );
}
