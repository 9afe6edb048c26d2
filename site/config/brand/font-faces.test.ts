import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Typeface } from '@portal/portal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultTypefaces } from './brand';
import { fontFaces, preloadModule } from './font-faces';
import { findTypefaces } from './typeface-files';

const siteDir = join(__dirname, '../..');
const { found } = findTypefaces(siteDir, defaultTypefaces);
const faces = fontFaces(found);

/** The percentages of a fallback face, e.g. { "size-adjust": 115.4 } */
function metricsOf(css: string, name: string): Record<string, number> {
  const body =
    css.split('@font-face').find((face) => face.includes(`font-family: '${name}'`)) ?? '';
  const entries = [...body.matchAll(/([\w-]+): ([\d.]+)%;/g)];
  return Object.fromEntries(entries.map(([, property = '', value]) => [property, Number(value)]));
}

describe('fontFaces', () => {
  it('gives the fallback of each typeface the same dimensions', async () => {
    const { css } = await faces;
    // Measured in a browser: the same words at weight 600 and 400 beside Times New Roman and Arial.
    const heading = metricsOf(css, 'Portal heading fallback');
    expect(heading['size-adjust']).toBeCloseTo(115.4, 0);
    expect(heading['line-gap-override']).toBe(0);
    expect(metricsOf(css, 'Portal text fallback')['size-adjust']).toBeCloseTo(92.7, 0);
    // A line is as high as the typeface’s own: 0.92 and 0.25 of an em.
    const share = (heading['size-adjust'] ?? 0) / 100;
    expect((heading['ascent-override'] ?? 0) * share).toBeCloseTo(92, 0);
    expect((heading['descent-override'] ?? 0) * share).toBeCloseTo(25, 0);
  });

  it('gives code a fallback of the same width on every system', async () => {
    const { css } = await faces;
    // Each letter of JetBrains Mono is 0.6 em wide, of Menlo 0.602 and of Consolas 0.55.
    const adjusted = ['', ' 2', ' 3'].map(
      (index) => metricsOf(css, `Portal code fallback${index}`)['size-adjust'],
    );
    expect(adjusted).toEqual([99.66, 109.13, 99.98]);
  });

  it('names each typeface before its fallbacks', async () => {
    const { css } = await faces;
    expect(css).toContain(
      "--ifm-heading-font-family: 'Brygada 1918 Variable', 'Portal heading fallback', Georgia, serif;",
    );
    expect(css).toContain(
      "--ifm-font-family-monospace: 'JetBrains Mono Variable', 'Portal code fallback', 'Portal code fallback 2', 'Portal code fallback 3', ui-monospace, 'DejaVu Sans Mono', monospace;",
    );
    expect(css).toContain("url('./brygada-1918-latin-wght-normal-common.woff2')");
  });

  it('loads a typeface used twice once, with a fallback for each weight', async () => {
    const { css, files, first } = await fontFaces({ ...found, heading: found.text });
    expect(css.match(/url\('[^']*source-sans[^']*-common.woff2'\)/g)).toHaveLength(1);
    const [heading, text] = ['heading', 'text'].map(
      (use) => metricsOf(css, `Portal ${use} fallback`)['size-adjust'] ?? 0,
    );
    expect(heading).toBeGreaterThan(text ?? 0);
    expect(first).toHaveLength(1);
    expect([...files.keys()].filter((file) => file.includes('source-sans'))).toHaveLength(2);
  });

  it('has files for every face, small ones for what pages show first', async () => {
    const { css, files, first } = await faces;
    const named = [...css.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, file = '']) => file);
    expect([...files.keys()]).toEqual(named);
    const size = (of: (file: string) => boolean) =>
      [...files].reduce((sum, [file, { length }]) => sum + (of(file) ? length : 0), 0);
    expect(first).toEqual([
      expect.stringContaining('brygada'),
      expect.stringContaining('source-sans'),
    ]);
    expect(size((file) => first.includes(file))).toBeLessThan(30_000);
    expect(size((file) => file.includes('jetbrains') && file.includes('common'))).toBeLessThan(
      10_000,
    );
  });
});

describe('preloadModule', () => {
  it('imports each file', () => {
    expect(preloadModule(['a.woff2', 'b.woff2'])).toBe(
      "import font0 from './a.woff2';\nimport font1 from './b.woff2';\nexport default [font0, font1];\n",
    );
  });
});

describe('findTypefaces', () => {
  const problemsOf = (portal: string, change: Partial<Typeface>) =>
    findTypefaces(portal, {
      ...found,
      heading: { ...defaultTypefaces.heading, ...change },
    })
      .problems.map(({ message }) => message)
      .filter((message) => message.startsWith('typefaces.heading'));

  it('prefers the portal’s own folder', async () => {
    const portal = await mkdtemp(join(tmpdir(), 'typefaces-'));
    onTestFinished(() => rm(portal, { recursive: true }));
    await writeFile(join(portal, 'own.woff2'), found.text.contents);
    await writeFile(join(portal, 'broken.woff2'), found.text.contents.slice(0, 900));
    await writeFile(join(portal, 'empty.woff2'), '');
    expect(problemsOf(portal, { file: 'own.woff2' })).toEqual([]);
    expect(problemsOf(portal, { file: 'broken.woff2' })).toEqual([
      expect.stringContaining('broken.woff2 cannot be read as a WOFF2 font'),
    ]);
    expect(problemsOf(portal, { file: 'empty.woff2' })).toEqual([
      expect.stringContaining('empty.woff2 cannot be read as a WOFF2 font'),
    ]);
  });

  it('names a file that cannot be found', () => {
    expect(problemsOf(siteDir, { file: 'fonts/none.woff2' })).toEqual([
      `typefaces.heading: fonts/none.woff2 is neither in ${siteDir} nor in an installed package; add it there, or install its package.`,
    ]);
  });

  it('requires a single weight if the file has only one', () => {
    const file = '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2';
    expect(problemsOf(siteDir, { file, weights: '400' })).toEqual([]);
    expect(problemsOf(siteDir, { file, weights: '400 700' })).toEqual([
      expect.stringContaining('has one weight; write that in "weights" instead of "400 700"'),
    ]);
  });
});
