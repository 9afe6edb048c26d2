import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalFolder } from '@portal/sample';
import { expect, it, onTestFinished } from 'vitest';
import { defaultTypefaces } from './brand';
import { readBrand } from './read-brand';
import { readTokens } from './read-tokens';

const siteDir = join(__dirname, '../..');
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
// A portal's folder is inside the workspace that has the packages of its typefaces.
const typefaces = Object.fromEntries(
  Object.entries(defaultTypefaces).map(([use, typeface]) => [
    use,
    { ...typeface, file: `font-of-${use}.woff2` },
  ]),
);

const brand = { logo: 'brand/logo.svg', tokens: 'brand/tokens.css' };

async function portal(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'brand'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const { typefaces: own } = readBrand(siteDir, portalFolder, { logo: 'brand/logo.svg' });
  for (const [use, { contents }] of Object.entries(own)) {
    await writeFile(join(folder, `font-of-${use}.woff2`), contents);
  }
  return folder;
}

it('has the engine’s colours if a brand sets none', async () => {
  const folder = await portal({ 'brand/logo.svg': logo });
  const { tokens, colours } = readBrand(siteDir, folder, { ...brand, typefaces });
  expect(readTokens(colours, 'dark').size).toBe(0);
  expect(readTokens(tokens, 'light').get('--portal-paper')).toBe('#ffffff');
});

it('has the brand’s colours after the engine’s', async () => {
  const css = ":root { --portal-rule: #abc }\n[data-theme='dark'] { --portal-rule: #456 }";
  const folder = await portal({ 'brand/logo.svg': logo, 'brand/tokens.css': css });
  const { tokens } = readBrand(siteDir, folder, { ...brand, typefaces });
  expect(readTokens(tokens, 'light').get('--portal-rule')).toBe('#abc');
  expect(readTokens(tokens, 'dark').get('--portal-rule')).toBe('#456');
  expect(readTokens(tokens, 'dark').get('--portal-paper')).toBe('#14171c');
});

it('reports what is wrong with logo, colours and typefaces at once', async () => {
  const folder = await portal({ 'brand/tokens.css': ':root { --portal-inc: #000 }' });
  const missing = { ...defaultTypefaces.text, file: 'none.woff2' };
  const read = () =>
    readBrand(siteDir, folder, { ...brand, typefaces: { ...typefaces, text: missing } });
  expect(read).toThrow(
    [
      `The brand in ${folder} cannot be used:`,
      '  brand/logo.svg:1 is missing; put the logo there as an SVG.',
      '  brand/tokens.css:1 --portal-inc is not a colour of the portal; did you mean --portal-ink?',
      `  portal.ts typefaces.text: none.woff2 is neither in ${folder} nor in an installed package; add it there, or install its package.`,
    ].join('\n'),
  );
});
