import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkedPlates, plateProblems } from './check-plates';

const svg = (inner: string, size = '0 0 4 3') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="${size}">${inner}</svg>`;
const drawing = svg('<path d="M0 0h4v3H0z"/>');
const table = { fern: 'A fern.' };
const both = { 'fern.light.svg': drawing, 'fern.dark.svg': drawing };

function problems(files: Record<string, string>, plates: Record<string, string> = table) {
  return plateProblems(plates, new Map(Object.entries(files)));
}

describe('plateProblems', () => {
  it('finds nothing wrong with two files that are in the table', () => {
    expect(problems(both)).toEqual([]);
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('names the missing file if there is only %s', (there, missing) => {
    expect(problems({ [`fern.${there}.svg`]: drawing })).toEqual([
      `fern.${missing}.svg is missing`,
    ]);
  });

  it.each(['moth.light.svg', 'fern.svg', 'fern.sepia.svg', 'notes.txt'])(
    'names %s, which belongs to no plate',
    (file) => {
      expect(problems({ ...both, [file]: drawing })).toEqual([
        expect.stringMatching(
          `^${file} is neither the light nor the dark file of a plate listed in `,
        ),
      ]);
    },
  );

  it.each(['', ' '])('requires a text alternative instead of %j', (alternative) => {
    expect(problems(both, { fern: alternative })).toEqual([
      'fern has no text alternative in brand.plates of portal.ts',
    ]);
  });

  it.each([
    ['viewBox', svg('', '0 0 8 6')],
    ['width', drawing.replace('width="4"', 'width="8"')],
    ['height', drawing.replace('height="3"', 'height="6"')],
  ])('compares the %s of both modes', (_, dark) => {
    expect(problems({ ...both, 'fern.dark.svg': dark })).toEqual([
      'fern must have the same viewBox, width and height in both modes',
    ]);
  });

  const outside = 'fern.light.svg must refer to nothing outside itself';
  const active = 'fern.light.svg must contain no script, event handler, HTML or document type';
  it.each([
    ['no SVG', 'PNG', 'fern.light.svg must be an SVG'],
    ['a script', svg('<script>1</script>'), active],
    ['a handler', svg('<path onclick="run()"/>'), active],
    ['HTML', svg('<foreignObject/>'), active],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`, active],
    ['a linked picture', svg('<image href="https://a.example/b.png"/>'), outside],
    ['a picture beside it', svg("<image xlink:href='b.png'/>"), outside],
    ['a picture by its source', svg('<image src="b.png"/>'), outside],
    ['a fill from elsewhere', svg('<path fill="url(b.svg#c)"/>'), outside],
    ['an imported style', svg('<style>@import "b.css"</style>'), outside],
    [
      'text',
      svg('<text>Pl. I</text>'),
      'fern.light.svg must have its lettering as paths: a browser may lack the typeface',
    ],
  ])('refuses %s', (_, light, problem) => {
    expect(problems({ ...both, 'fern.light.svg': light })).toContain(problem);
  });

  it.each(['viewBox', 'width', 'height'])('requires a %s', (name) => {
    const bare = drawing.replace(new RegExp(` ${name}="[^"]*"`), '');
    expect(problems({ 'fern.light.svg': bare, 'fern.dark.svg': bare })).toEqual([
      'fern.light.svg must have a viewBox, a width and a height',
      'fern.dark.svg must have a viewBox, a width and a height',
    ]);
  });

  it('allows references inside the file and what editors write', () => {
    const saved = `<?xml version="1.0"?><!-- Made with an editor -->${svg(
      '<defs><pattern id="a"/></defs><path fill="url(#a)"/><use href="#a"/><image href="data:image/png;base64,AA"/>',
    ).replace('<svg', '<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"')}`;
    expect(problems({ 'fern.light.svg': saved, 'fern.dark.svg': saved })).toEqual([]);
  });
});

describe('checkedPlates', () => {
  it('reads a folder and throws once with every problem', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plates-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'fern.light.svg'), drawing);
    const checking = checkedPlates(folder, { fern: '' });
    await expect(checking).rejects.toThrow('fern.dark.svg is missing');
    await expect(checking).rejects.toThrow('fern has no text alternative');
  });

  it('ignores hidden files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plates-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of [...Object.keys(both), '.DS_Store'])
      await writeFile(join(folder, name), drawing);
    expect([...(await checkedPlates(folder, table)).keys()].sort()).toEqual(
      Object.keys(both).sort(),
    );
  });
});
