import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readPortal } from '@portal/portal/node';
import { portalFolder } from '@portal/sample';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCardParts } from '../../pictures/social-card';
import { digestDrawingCode, drawingSources } from './drawing-code';
import { logoFiles } from './logo-files';
import { resultPictureFiles } from './result-picture-files';
import { socialCardFiles } from './social-card-files';
import { robotsFile, webManifestFile } from './text-files';

const siteDir = join(__dirname, '../..');
const portal = await readPortal(portalFolder);
const parts = await readCardParts({ siteDir, portal, folder: portalFolder });
const pages = [
  { path: '/', title: 'Home', description: 'Begin here.' },
  { path: '/docs/iiif', title: 'IIIF', description: 'Pictures.' },
];
const cards = (changed: Partial<typeof parts> = {}, owner = portal) =>
  socialCardFiles(pages, owner, { ...parts, ...changed });
const inputs = (files: { inputs: unknown }[]) => files.map((file) => JSON.stringify(file.inputs));

describe('social cards', () => {
  it('are one picture of 1200 by 630 pixels for each page', async () => {
    const [home, iiif] = cards();
    expect([home?.path, iiif?.path]).toEqual([
      'social-cards/home.png',
      'social-cards/docs/iiif.png',
    ]);
    const png = Buffer.from((await iiif?.make()) ?? '');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('do not depend on the text below a page’s title', () => {
    const edited = pages.map((page) => ({ ...page, description: 'Other words.' }));
    const files = socialCardFiles(edited, portal, parts);
    expect(inputs(files)).toEqual(inputs(cards()));
  });

  it('change with the title of their page alone', () => {
    const renamed = pages.map((page) => (page.path === '/' ? page : { ...page, title: 'Images' }));
    const [home, iiif] = inputs(socialCardFiles(renamed, portal, parts));
    expect(home).toBe(inputs(cards())[0]);
    expect(iiif).not.toBe(inputs(cards())[1]);
  });

  it('change with the tagline on the home page', () => {
    const [home, iiif] = inputs(cards({}, { ...portal, tagline: 'Build things' }));
    expect(home).not.toBe(inputs(cards())[0]);
    expect(iiif).toBe(inputs(cards())[1]);
  });

  it.each([
    ['the name of the institution', cards({}, { ...portal, name: 'Fenwick Library' })],
    ['the typeface', cards({ typeface: new Uint8Array(4) })],
    ['the colours', cards({ tokens: `${parts.tokens}/**/` })],
    ['the logo', cards({ logo: `${parts.logo}<!-- -->` })],
    ['the plate', cards({ plate: `${parts.plate}<!-- -->` })],
  ])('all change with %s', (_, changed) => {
    const before = inputs(cards());
    expect(inputs(changed).filter((input) => before.includes(input))).toEqual([]);
  });
});

describe('pictures of results', () => {
  const docs = {
    loadedVersions: [
      {
        docs: [
          { source: '@site/../docs/examples/a.mdx', frontMatter: { tutorial: { picture: 1 } } },
        ],
      },
    ],
  } as unknown as Parameters<typeof resultPictureFiles>[1];
  const recorded = (svg: string, picture = 'b.jpg') => [
    {
      slug: 'a',
      cells: [],
      outputs: { 'cell-1': [{ kind: 'svg' as const, svg, title: 'Fern' }] },
      pictures: [
        { url: 'https://a.example/b.jpg', path: `/tutorial-pictures/${picture}` },
        { url: 'https://a.example/unused.jpg', path: `/tutorial-pictures/unused-${picture}` },
      ],
    },
  ];
  const svg = '<svg><image href="https://a.example/b.jpg"/></svg>';
  const files = (tutorials = recorded(svg), css = parts.tokens, typeface = parts.typeface) =>
    resultPictureFiles(siteDir, docs, tutorials, { css, typeface });

  it('are named as the outputs of their page are, in any folder', () => {
    const source = '@site/../portals/fenwick/docs/guides/maps.mdx';
    const page = { source, frontMatter: { tutorial: { picture: 1 } } };
    const [tutorial] = recorded(svg);
    const named = resultPictureFiles(
      siteDir,
      { loadedVersions: [{ docs: [page] }] } as unknown as typeof docs,
      [{ ...tutorial, slug: 'guides-maps' } as ReturnType<typeof recorded>[number]],
      { css: parts.tokens, typeface: parts.typeface },
    );
    expect(named.map(({ path }) => path)).toEqual([
      'tutorial-results/guides-maps.light.svg',
      'tutorial-results/guides-maps.dark.svg',
    ]);
  });

  it('are one in each colour mode', () => {
    expect(files().map(({ path }) => path)).toEqual([
      'tutorial-results/a.light.svg',
      'tutorial-results/a.dark.svg',
    ]);
  });

  it.each([
    ['the drawing', files(recorded(`${svg}<!-- -->`))],
    ['a picture in it', files(recorded(svg, 'c.jpg'))],
    ['the colours', files(recorded(svg), `${parts.tokens}/**/`)],
    ['the typeface', files(recorded(svg), parts.tokens, new Uint8Array([1]))],
  ])('change with %s', (_, changed) => {
    const before = inputs(files());
    expect(inputs(changed).filter((input) => before.includes(input))).toEqual([]);
  });

  it('do not change with a picture that is not in the drawing', () => {
    const [tutorial] = recorded(svg);
    const others = tutorial ? [{ ...tutorial, pictures: tutorial.pictures.slice(0, 1) }] : [];
    expect(inputs(files(others))).toEqual(inputs(files()));
  });
});

describe('icons and manifest', () => {
  it.each(['/', '/developers/'])('name each other below %s', async (basePath) => {
    const siteUrl = `https://museum.example${basePath.slice(0, -1)}`;
    const below = { ...portal, basePath, siteUrl };
    const { icons, start_url } = JSON.parse(
      String(await webManifestFile(below, parts.tokens).make()),
    );
    const made = logoFiles(parts.logo, parts.tokens).map(({ path }) => `${basePath}${path}`);
    expect(start_url).toBe(basePath);
    expect(await robotsFile(below).make()).toBe(
      `User-agent: *\nAllow: ${basePath}\n\nSitemap: https://museum.example${basePath}sitemap.xml\n`,
    );
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter(({ src }: { src: string }) => !made.includes(src))).toEqual([]);
  });

  it('change with the logo and the name', () => {
    const before = inputs(logoFiles(parts.logo, parts.tokens));
    const after = inputs(logoFiles(`${parts.logo}<!-- -->`, parts.tokens));
    expect(after.filter((input) => before.includes(input))).toEqual([]);
    expect(
      webManifestFile({ ...portal, name: 'Fenwick Library' }, parts.tokens).inputs,
    ).not.toEqual(webManifestFile(portal, parts.tokens).inputs);
  });

  it('have the colours of the tokens', async () => {
    const red = ':root { --portal-paper: hsl(0 100% 98%); --portal-accent: rgb(128 0 0); }';
    const tokens = `${parts.tokens}${red}`;
    const manifest = JSON.parse(String(await webManifestFile(portal, tokens).make()));
    expect(manifest).toMatchObject({ background_color: '#fff5f5', theme_color: '#800000' });
    const before = inputs(logoFiles(parts.logo, parts.tokens));
    const after = inputs(logoFiles(parts.logo, tokens));
    expect(after.filter((input) => before.includes(input))).toEqual([]);
  });
});

/** These only provide data, and that data is among the inputs of each file. */
const sourcesOfData = [
  'config/brand/check-plates.ts',
  'config/navigation/list-pages.ts',
  'config/brand/read-brand.ts',
  'config/tutorials/recorded-tutorials.ts',
  'plugins/loaded-content.ts',
];

/** The modules of the site that a module loads when it runs, and those that these load. */
function importedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || sourcesOfData.includes(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(siteDir, file), 'utf8');
  for (const [, target = ''] of text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
  )) {
    const path = relative(siteDir, join(siteDir, dirname(file), target.replace(/\.ts$/, '')));
    importedFrom(existsSync(join(siteDir, `${path}.ts`)) ? `${path}.ts` : `${path}/index.ts`, seen);
  }
  return seen;
}

describe('digestDrawingCode', () => {
  it('covers every module that makes a file', () => {
    const modules = [...importedFrom('plugins/generated-files/index.ts')];
    expect(modules).toContain('pictures/typeface.ts');
    const isCovered = (file: string) =>
      drawingSources.some((source) => file === source || file.startsWith(`${source}/`));
    expect(modules.filter((file) => !isCovered(file))).toEqual([]);
  });

  it('changes with each of them, and not with a test', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawing-code-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = drawingSources.map((name) => (/\.\w+$/.test(name) ? name : `${name}/draw.ts`));
    const write = async (file: string, text: string) => {
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await writeFile(join(folder, file), text);
    };
    for (const file of files) await write(file, 'before');
    const digests = [digestDrawingCode(folder)];
    await write('pictures/draw.test.ts', 'a test');
    expect(digestDrawingCode(folder)).toBe(digests[0]);
    for (const file of files) {
      await write(file, 'after');
      digests.push(digestDrawingCode(folder));
    }
    expect(new Set(digests).size).toBe(files.length + 1);
  });
});
