import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Portal } from '@portal/portal';
import { readTokens } from '../config/read-tokens.ts';
import { logoVariants } from './logo-variants.ts';
import { setRootAttributes } from './set-root-attributes.ts';
import { openTypeface } from './typeface.ts';

/** What all cards are made from besides their words: the contents of files. */
export type CardParts = {
  typeface: Uint8Array;
  tokens: string;
  logo: string;
  /** The first plate of the home page, if there is one */
  plate?: string;
};

const width = 1200;
const height = 630;
const margin = 72;
const titleSize = 76;
const titleWidth = 640;
const lineHeight = 82;
/** The headings' typeface */
const typefaceFile = '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';

type Sources = { siteDir: string; portal: Pick<Portal, 'brand' | 'home'>; folder: string };

export async function readCardParts({ siteDir, portal, folder }: Sources): Promise<CardParts> {
  const [print] = portal.home.prints ?? [];
  const [typeface, tokens, logo, plate] = await Promise.all([
    readFile(createRequire(join(siteDir, 'package.json')).resolve(typefaceFile)),
    readFile(join(siteDir, 'src/css/tokens.css'), 'utf8'),
    readFile(join(folder, portal.brand.logo), 'utf8'),
    print && readFile(join(folder, `brand/plates/${print.plate}.light.svg`), 'utf8'),
  ]);
  return { typeface, tokens, logo, ...(plate !== undefined && { plate }) };
}

export type DrawCard = (title: string, provider: string) => string;

/** Draws the picture shown where a page's address is shared: its title, the institution and a plate. */
export function prepareCards({ typeface, tokens, logo, plate }: CardParts): DrawCard {
  const { measure, letter } = openTypeface(typeface);
  const colours = readTokens(tokens, 'light');
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`src/css/tokens.css lacks ${name} for social cards.`);
    return value;
  };
  const ink = colour('--portal-ink');
  const sheet = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour('--portal-paper')}"/>`,
    ...(plate === undefined
      ? []
      : [
          setRootAttributes(plate, { x: 770, y: 163, width: 406, height: 304 }),
          `<path d="M740 60V570" stroke="${colour('--portal-rule')}" stroke-width="2"/>`,
        ]),
    setRootAttributes(logoVariants(logo).light, { x: margin, y: 64, width: 64, height: 64 }),
    letter('Developers', { size: 40, at: [margin + 84, 110], fill: ink }),
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colour('--portal-accent')}"/>`,
  ];

  return (title, provider) => {
    const lines = breakLines(title, (line) => measure(line, titleSize) <= titleWidth);
    const top = 330 - ((lines.length - 1) * lineHeight) / 2;
    return [
      ...sheet,
      ...lines.map((line, index) =>
        letter(line, { size: titleSize, at: [margin, top + index * lineHeight], fill: ink }),
      ),
      letter(provider, { size: 30, at: [margin, 570], fill: colour('--portal-soft') }),
      '</svg>',
    ].join('\n');
  };
}

function breakLines(text: string, isShort: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || !isShort(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
