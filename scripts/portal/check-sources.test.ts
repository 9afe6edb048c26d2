import { beforeEach, describe, expect, it } from 'vitest';
import { copyStarter } from './starter-copy.fixture.ts';

let portal: ReturnType<typeof copyStarter>;

beforeEach(() => {
  portal = copyStarter();
});

const spoilLogo = () => portal.edit('brand/logo.svg', () => '<p>No picture</p>');

const change = (file: string, from: string | RegExp, to: string) => () =>
  portal.edit(file, (text) => text.replace(from, to));

const reported = async () => (await portal.check()).problems.join('\n');

it('finds nothing wrong in the starter', async () => {
  expect(await portal.check()).toEqual({ problems: [], warnings: [] });
});

describe('finds', () => {
  it.each<[string, () => void, RegExp]>([
    ['a logo that is none', spoilLogo, /brand\/logo\.svg:1 must be an SVG/],
    [
      'a colour that is too faint',
      change('brand/tokens.css', /(--portal-accent:) #[0-9a-f]{6}/i, '$1 #ffffff'),
      /portal-copy-\w+\/brand\/tokens\.css:\d+ .*contrast/s,
    ],
    [
      'a plate that nobody described',
      () => portal.put('brand/plates/bell.light.svg', '<svg/>'),
      /brand\/plates\/bell\.light\.svg:1 is neither/,
    ],
    [
      'a plate without a file',
      change('portal.ts', 'brand: { logo', "brand: {\n    plates: { bell: 'A bell.' },\n    logo"),
      /portal\.ts:\d+:15 bell\.light\.svg is missing/,
    ],
    [
      'a typeface that is not there',
      change(
        'portal.ts',
        'brand: { logo',
        "brand: {\n    typefaces: { text: { family: 'A', file: 'none.woff2', weights: '400', fallback: 'serif' } },\n    logo",
      ),
      /portal\.ts:\d+:46 typefaces\.text: none\.woff2 is neither in /,
    ],
    [
      'a program that is not there',
      change('docs/start.mdx', '<Request', '<Program name="ferns" />\n\n<Request'),
      /docs\/start\.mdx:\d+:1 <Program> needs name=.*folder is empty.*found "ferns"/,
    ],
    [
      'a program without one of the languages',
      () => {
        for (const file of ['ferns.ts', 'ferns.py', 'moss.ts']) portal.put(`programs/${file}`, '');
      },
      /portal-copy-\w+\/programs\/moss\.py is missing: other programs/,
    ],
    [
      'a mistake in a description',
      change('apis/notes.yaml', 'openapi: 3', 'openapi: three'),
      /portal-copy-\w+\/apis\/notes\.yaml:1:1 .*three/,
    ],
    [
      'an id that occurs twice',
      change('apis/notes.yaml', 'operationId: addNote', 'operationId: listNotes'),
      /\/apis\/notes\.yaml:\d+:7 .*listNotes must be unique; it is already at \S*portal-copy-\w+\/apis\/notes\.yaml:26:7\./,
    ],
    [
      'a schema that occurs twice',
      change('apis/notes.yaml', '  schemas:\n', '$&    Note: { type: string }\n'),
      /\/apis\/notes\.yaml:\d+:5 .*Note must be unique; it is already at \S*\/apis\/notes\.yaml:\d+:5\./,
    ],
    [
      'a handler of no operation',
      change('sandbox.ts', /(operations: \{\n\s+'?)(\w+)/, '$1$2Twice'),
      /sandbox\.ts:\d+:5: no API that it answers has an operation "\w+Twice"\. Did you mean "\w+"\?/,
    ],
    [
      'handlers that cannot be loaded',
      () => portal.edit('sandbox.ts', (text) => `import './nowhere.ts';\n${text}`),
      /sandbox\.ts:1:1: .*nowhere/,
    ],
    [
      'handlers that are not exported',
      change('sandbox.ts', 'export default', 'export const handlers ='),
      /sandbox\.ts: .*must export defineSandbox/s,
    ],
    [
      'an operation without a handler',
      change('sandbox.ts', 'getNote: (', 'getNoteLater: ('),
      /apis\/notes\.yaml:\d+:7 sandbox\.ts has no handler for getNote, so the sandbox returns 501/,
    ],
    [
      'a request of no API',
      change('docs/notes.mdx', 'url="/notes/', 'url="/note/'),
      /docs\/notes\.mdx:9:1 "\/note\/v1\/notes\?object=brass-sextant" is not an API path/,
    ],
  ])('%s', async (_, spoil, message) => {
    spoil();
    expect(await reported()).toMatch(message);
  });

  it('all of them at once', async () => {
    spoilLogo();
    change('apis/notes.yaml', 'openapi: 3', 'openapi: three')();
    change('docs/start.mdx', './objects.mdx', './objets.mdx')();
    change('docs/notes.mdx', 'url="/notes/', 'url="/note/')();
    expect((await portal.check()).problems).toHaveLength(4);
  });
});

describe('an operation without a handler', () => {
  beforeEach(() => {
    change(
      'portal.ts',
      "sandbox: 'own',",
      "$&\n      live: 'https://api.museum.example/notes/v1',",
    )();
  });

  it('is a warning while a live service answers', async () => {
    change('sandbox.ts', / {4}getNote: .*\n/, '')();
    expect(await portal.check()).toEqual({
      problems: [],
      warnings: [
        expect.stringMatching(/apis\/notes\.yaml:\d+:7 sandbox\.ts has no handler for getNote/),
      ],
    });
  });

  it.each([
    ['the sandbox', '', true],
    ['the live service', "\n      guideRequests: 'live',", false],
  ])('is a problem if a guide asks %s for it: %s', async (_, field, isProblem) => {
    if (field) change('portal.ts', "sandbox: 'own',", `$&${field}`)();
    change('sandbox.ts', /listNotes\(\{[\s\S]*?\n {4}\},\n/, '')();
    const { problems } = await portal.check();
    expect(problems).toEqual(
      isProblem
        ? [
            expect.stringMatching(
              /no handler for listNotes, .* A guide asks for \/notes\/v1\/notes\?/,
            ),
          ]
        : [],
    );
  });
});
