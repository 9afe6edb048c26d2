import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { PlainError } from '../bootstrap/run.mjs';
import { filesAmong } from '../descriptions/description-references.ts';
import { nameInAddresses, quoted, withField, withoutField } from './new-portal-text.ts';

/** What is read of a description; it may contain anything. */
type Description = { openapi?: unknown; swagger?: unknown; info?: { title?: unknown } | null };

/** A description and everything it refers to, by path. */
type Files = Map<string, { document: Description | null; targets: string[] }>;

type Words = { id: string; label: string; title: string; name: string; description: string };

const ofStarter = [
  ...['apis', 'static', 'docs', 'sandbox.ts', 'test/objects.test.ts', 'test/notes.test.ts'],
];

/**
 * Replaces the starter's APIs in a new portal with the institution's own, and removes the starter's guides,
 * responses, handlers and tests.
 */
export async function useDescription(
  folder: string,
  { file, name }: { file: string; name: string },
) {
  const files = await readFiles(file);
  const { title } = infoOf(file, files.get(file)?.document);
  const label = title.replace(/\s+API$/i, '');
  const id = idOf(file, label);
  for (const path of ofStarter) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  for (const path of ['apis', 'docs']) mkdirSync(join(folder, path));
  const description = `apis/${nameOf(file, id, files)}`;
  for (const path of files.keys()) {
    const target = path === file ? description : join('apis', relative(dirname(file), path));
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    copyFileSync(path, join(folder, target));
  }
  writeFileSync(join(folder, 'docs/index.mdx'), overviewPage(title));
  writeFileSync(join(folder, 'docs/start.mdx'), startPage(id, title));
  const portal = join(folder, 'portal.ts');
  const text = Object.entries(fields({ id, label, title, name, description })).reduce(
    (all, [field, value]) => withField(all, field, value),
    withoutField(readFileSync(portal, 'utf8'), 'sandboxPage'),
  );
  writeFileSync(portal, text);
  const readme = join(folder, 'README.md');
  writeFileSync(readme, ownFiles(readFileSync(readme, 'utf8'), description));
}

/** From the title, e.g. "open-data": many files have the same name, such as openapi.yaml. */
function idOf(file: string, label: string): string {
  const names = [label === 'API' ? '' : label, basename(file, extname(file))];
  const id = names.map(nameInAddresses).find((name) => name !== '' && name !== 'index');
  if (id === undefined) {
    throw new PlainError(
      `${file} needs a title or a name with letters or digits, such as Objects.`,
    );
  }
  return id.slice(0, 40).replace(/-$/, '');
}

/** Keeps its name if a file refers to it, or has the usual one: that is without spaces and capitals. */
function nameOf(file: string, id: string, files: Files): string {
  const usual = `${id}${extname(file).toLowerCase()}`;
  const isReferredTo = [...files.values()].some(({ targets }) => targets.includes(file));
  return isReferredTo || files.has(join(dirname(file), usual)) ? basename(file) : usual;
}

/** The description and everything it refers to, parsed. */
async function readFiles(file: string): Promise<Files> {
  const files: Files = new Map();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter, prettyErrors: false });
    const [error] = document.errors;
    if (error) {
      const { line, col } = lineCounter.linePos(error.pos[0]);
      throw new PlainError(`${path}:${line}:${col} cannot be read: ${error.message}`);
    }
    const targets = filesReferredTo(document).map((target) => besides(file, path, target));
    files.set(path, { document: document.toJS({ maxAliasCount: -1 }), targets });
    waiting.push(...targets);
  }
  return files;
}

function filesReferredTo(document: Document): string[] {
  const targets: string[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      if (typeof value.value === 'string') targets.push(value.value.replace(/#.*/s, ''));
    },
  });
  return filesAmong(targets);
}

/** The path of a file that another refers to, which must be in the folder of the description. */
function besides(description: string, from: string, target: string): string {
  const path = resolve(dirname(from), target);
  if (!path.startsWith(dirname(description) + sep)) {
    throw new PlainError(
      `${from} refers to ${target}, which is outside the folder of the description. Put all of it into one file first: npx @redocly/cli bundle ${description} -o ${basename(description)}`,
    );
  }
  if (!isFile(path)) {
    throw new PlainError(`${from} refers to ${target}, but there is no such file.`);
  }
  return path;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function infoOf(file: string, document: Description | null | undefined): { title: string } {
  // Without quotes, YAML takes 3.0 for the number 3.
  if (!document || !/^3(\.[012]\b|$)/.test(String(document.openapi))) {
    const hint =
      document?.swagger === undefined
        ? 'One begins with its version, such as openapi: 3.1.1'
        : `It is Swagger ${document.swagger}: convert it first, for example with npx swagger2openapi`;
    throw new PlainError(`${file} is not an OpenAPI 3.0 or 3.1 description. ${hint}.`);
  }
  const { title } = document.info ?? {};
  return {
    title:
      String(title ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim() || 'API',
  };
}

function fields({ id, label, title, name, description }: Words): Record<string, string> {
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
    sidebar: "['index', 'start', { label: 'References', isOpen: true, entries: 'apis' }]",
    footer: `{ documentation: [${start}], more: [] }`,
  };
}

/** In MDX, characters such as { have a special meaning. */
function inProse(title: string): string {
  return title.replaceAll(/[{}<>[\]`*_\\]/g, '');
}

function overviewPage(title: string): string {
  return `---
title: Overview
description: ${JSON.stringify(`What the ${title} is for, and the ways into it: a guide, a reference and a console.`)}
---

import { ApiCards } from '@site/src/apis/api-cards';

<InstitutionName /> offers the ${inProse(title)}. This page leads to everything that is written about it.

## The API

<ApiCards />

## Where to start

- [Start here](./start.mdx): what a reader needs first.
`;
}

function startPage(id: string, title: string): string {
  const plain = inProse(title);
  return `---
title: Start here
description: ${JSON.stringify(`What the ${title} offers, and where to read about each of its operations.`)}
---

<InstitutionName /> offers the ${plain}. The [reference](/api/${id}) lists every operation, with a console that sends requests from the page.

Replace this paragraph with what a reader needs first: whether a key is required, what the records describe, and one request to try.
`;
}

function ownFiles(readme: string, description: string): string {
  return readme
    .replace(
      /^- `apis\/\*\.yaml`: .*$/m,
      () => `- \`${description}\`: the OpenAPI description of your API.`,
    )
    .replace(/^- `sandbox\.ts`: .*\n(?: {2}.*\n)*/m, '')
    .replace(
      'The responses of the Objects API are here, so it needs no server.',
      'Create the folder when you need it.',
    );
}
