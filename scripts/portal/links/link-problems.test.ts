import { beforeEach, describe, expect, it } from 'vitest';
import { copyStarter } from '../starter-copy.fixture.ts';

const start = 'docs/start.mdx';
let portal: ReturnType<typeof copyStarter>;

const page = (text: string, matter = '') =>
  `---\ntitle: A page\ndescription: What it is about.\n${matter}---\n\n${text}\n`;

beforeEach(() => {
  portal = copyStarter();
});

/** Adds a paragraph at the end of a guide. */
function write(text: string, file = start): void {
  portal.edit(file, (before) => `${before}\n${text}\n`);
}

/** The problems, without the folder that all of them are in. */
async function problems(): Promise<string[]> {
  const { problems: found } = await portal.check();
  return found.map((one) => one.replace(/^\S*portal-copy-\w+\//, ''));
}

/** A part of a message, or none. */
type Case = [url: string, problem: string];

const right = [
  './objects.mdx',
  'objects.mdx#what-can-go-wrong',
  '/notes.mdx',
  './guides/whole.mdx#one-two',
  './guides/whole.mdx#given',
  './guides/whole.mdx#also-given',
  './guides/whole.mdx#box',
  './guides/whole.mdx#part',
  './own.mdx#anything',
  '/docs',
  '/docs/',
  '/about',
  '/search',
  '/sandbox',
  '/',
  'notes',
  '#send-it',
  '/docs/notes?lang=python#send-a-key',
  '/api/objects',
  '/api/notes#addNote',
  '/api/notes#listNotes.object',
  '/api/notes#addNote-201',
  '/api/notes#addNote-body.text',
  '/api/notes#addNote-body.text.deeper',
  '/api/notes#schema-Note',
  '/api/notes#authentication',
  // With a warning: it becomes plain text.
  '/api/gone#anything',
  '/collection/v1/objects.json',
  'pathname:///collection/v1/objects.json',
  'pathname:///sandbox/notes/v1/notes',
  'pathname:///llms.txt',
  'pathname:///docs/start.md',
  'pathname:///api/notes.openapi.yaml',
  'pathname:///plates/logo.light.svg',
  'https://elsewhere.example/docs',
  'mailto:a@museum.example',
  'https://developers.museum.example/docs/start',
];

const wrong: Case[] = [
  ['./objets.mdx', 'there is no such guide; the nearest is ./objects.mdx'],
  ['./draft.mdx', 'there is no such guide'],
  [
    './objects.mdx#what-can-go',
    '/docs/objects has no place #what-can-go; the nearest is #what-can-go-wrong',
  ],
  ['./guides/whole.mdx#whole', 'has no place #whole'],
  ['/docs/objets', 'there is no /docs/objets; the nearest is /docs/objects'],
  ['/docs/draft', 'there is no /docs/draft'],
  ['objets', 'there is no /docs/objets'],
  ['#send', '/docs/start has no place #send; the nearest is #send-it'],
  ['/api/notes#addNotes', 'has no place #addNotes; the nearest is #addNote'],
  ['/api/notes#addNote-299', 'has no place #addNote-299'],
  ['/api/notes#schema-Note.texts', 'the nearest is #schema-Note.text'],
  ['/llms.txt', 'no page is there; for a file or a request, write pathname:///llms.txt'],
  ['/sandbox/notes/v1/notes', 'write pathname:///sandbox/notes/v1/notes'],
  ['/collection/v1/object.json', 'no page is there'],
  ['pathname:///llm.txt', 'there is no /llm.txt; the nearest is /llms.txt'],
  ['/old', 'it is an old address; write /docs/objects'],
  ['https://developers.museum.example/docs/strat', 'there is no /docs/strat'],
  ['/docs/%E0%A4%A', 'a percent sign in it begins no character'],
  ['<>', 'it is empty'],
];

describe('a link in a guide', () => {
  beforeEach(() => {
    portal.put('docs/guides/_part.mdx', '## A part {#part}\n\n[start](/docs/start)\n');
    const headings = '# Whole\n\n## One *two*\n\n### Given {/* #given */}\n\n## Also {#also-given}';
    portal.put(
      'docs/guides/whole.mdx',
      page(`import Part from './_part.mdx';\n\n${headings}\n\n<div id="box">a</div>\n\n<Part />`),
    );
    portal.put('docs/own.mdx', page("import { Own } from './own.tsx';\n\n<Own />"));
    portal.put('docs/draft.mdx', page('Words.', 'draft: true\n'));
    portal.put('home/about.mdx', page('[start](/docs/start)'));
    portal.edit('portal.ts', (text) =>
      text.replace("'/docs',", "$&\n  redirects: [{ from: '/old', to: '/docs/objects' }],"),
    );
  });

  it('may be any that leads somewhere', async () => {
    write(right.map((url) => `Read [this](${url}).`).join('\n'));
    expect(await problems()).toEqual([]);
  });

  it('may not be one that leads nowhere', async () => {
    write(wrong.map(([url]) => `Read [this](${url}).`).join('\n'));
    const found = await problems();
    const first = portal.lineOf(start, 'Read [this]');
    expect(found).toEqual(wrong.map(([, problem]) => expect.stringContaining(problem)));
    expect(found.map((one) => one.split(' ')[0])).toEqual(
      wrong.map((_, index) => `${start}:${first + index}:6`),
    );
  });

  it.each([
    ['/docs/start', ''],
    ['/docs/strat', 'there is no /docs/strat; the nearest is /docs/start'],
    ['pathname:///docs/strat', 'there is no /docs/strat'],
    ['./start.mdx', ''],
    ['start', ''],
    ['https://developers.museum.example/x/docs/strat', 'there is no /docs/strat'],
    ['https://developers.museum.example/docs/strat', ''],
  ])('below a path may be %s: %s', async (url, problem) => {
    portal.edit('portal.ts', (text) =>
      text.replace('developers.museum.example/', 'developers.museum.example/x/'),
    );
    write(`Read [this](${url}).`);
    expect(await problems()).toEqual(problem ? [expect.stringContaining(problem)] : []);
  });
});

it.each([
  ['a reference', 'Read [this][one].\n\n[one]: /docs/strat', 'docs/start.mdx:43:1 /docs/strat: '],
  ['HTML', '<a href="/docs/strat">x</a>', 'docs/start.mdx:41:1 /docs/strat: there is no'],
  [
    'a component',
    '<Link to="/docs/strat">x</Link>',
    'docs/start.mdx:41:1 /docs/strat: there is no',
  ],
  ['a picture', '![x](./none.png)', 'docs/start.mdx:41:1 ./none.png: there is no such file'],
  [
    'a picture by address',
    '![x](/none.png)',
    'docs/start.mdx:41:1 /none.png: there is no /none.png',
  ],
])('finds a broken link in %s', async (_, text, message) => {
  write(text);
  expect(await problems()).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['code', '`[x](/docs/strat)`\n\n```md\n[x](/docs/strat)\n```'],
  ['a comment', '{/* [x](/docs/strat) */}'],
  ['another component', '<Thing to="/docs/strat" href="/docs/strat" />'],
])('finds none in %s', async (_, text) => {
  write(text);
  expect(await problems()).toEqual([]);
});

it('follows the links of the changelog from the page that shows it', async () => {
  portal.put('CHANGELOG.md', '# API changes\n\n- [one](/api/notes#addNotes)\n');
  expect(await problems()).toEqual([]);
  portal.put('docs/changes.mdx', page("import List from '../CHANGELOG.md';\n\n<List />"));
  expect(await problems()).toEqual([
    expect.stringContaining('CHANGELOG.md:3:3 /api/notes#addNotes: /api/notes has no place'),
  ]);
});

it('names the place of a guide that is no MDX', async () => {
  write('<Request url=>');
  expect(await problems()).toEqual([
    expect.stringMatching(/^docs\/start\.mdx:41:14 This is not MDX: /),
  ]);
});

describe('a link in portal.ts', () => {
  it.each([
    [
      'an action',
      "to: '/docs/start' },\n      { label: 'Try",
      "to: '/docs/strat' },\n      { label: 'Try",
    ],
    ['a step for readers', "to: '/docs/start', label", "to: '/docs/strat', label"],
    [
      'the footer',
      "label: 'Start here', to: '/docs/start'",
      "label: 'Start here', to: '/docs/strat'",
    ],
    ['the guide of an API', "guide: '/docs/notes'", "guide: '/docs/strat'"],
    ['documentation', "documentation: '/docs'", "documentation: '/docs/strat'"],
    ['the glossary', "documentation: '/docs',", "$&\n  glossary: '/docs/strat',"],
    ['an introduction', 'The [guide](/docs/objects)', 'The [guide](/docs/strat)'],
    ['where to read on', '- [Notes](/docs/notes)', '- [Notes](/docs/strat)'],
    ['the sandbox', 'the [Notes API](/docs/notes)', 'the [Notes API](/docs/strat)'],
    ['the sidebar', "    'start',", "    'start', { label: 'x', to: '/docs/strat' },"],
    [
      'a redirect',
      "documentation: '/docs',",
      "$&\n  redirects: [{ from: '/o', to: '/docs/strat' }],",
    ],
    [
      'the announcement',
      "documentation: '/docs',",
      "$&\n  announcement: { id: 'a', html: '<a href=\"/docs/strat\">x</a>', closeable: true },",
    ],
  ])('is checked in %s', async (_, from, to) => {
    portal.edit('portal.ts', (text) => text.replace(from, to));
    const line = portal.lineOf('portal.ts', '/docs/strat');
    expect(await problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^portal\\.ts:${line}:\\d+ /docs/strat: there is no /docs/strat; the nearest is /docs/start$`,
        ),
      ),
    ]);
  });

  it('is found in the modules beside it', async () => {
    portal.put('portal/footer.ts', "export const more = [{ label: 'x', to: '/docs/strat' }];\n");
    portal.edit(
      'portal.ts',
      (text) => `import { more } from './portal/footer.ts';\n${text.replace('more: []', 'more')}`,
    );
    expect(await problems()).toEqual([
      expect.stringMatching(/^portal\/footer\.ts:1:40 \/docs\/strat/),
    ]);
  });

  it('names a guide of the sidebar that does not exist', async () => {
    portal.edit('portal.ts', (text) => text.replace("    'start',", "    'strat',"));
    const line = portal.lineOf('portal.ts', "'strat'");
    expect(await problems()).toEqual([
      `portal.ts:${line}:5 strat: the folder docs has no such guide; the nearest is 'start'`,
    ]);
  });
});

it('knows no page of the reference while a description cannot be read', async () => {
  portal.edit('apis/notes.yaml', (text) => text.replace('openapi: 3', 'openapi: three'));
  expect((await problems()).join('\n')).toMatch(/^.*notes\.yaml:1:1 .*three.*$/s);
  expect((await problems()).filter((one) => one.includes('/api/'))).toEqual([]);
});
