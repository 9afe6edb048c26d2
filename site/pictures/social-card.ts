import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '@portal/portal';
import type { RoleName } from '../config/brand/colour-roles.ts';
import { readBrand } from '../config/brand/read-brand.ts';
import { readTokens } from '../config/brand/read-tokens.ts';
import { tokenHex } from '../config/brand/token-hex.ts';
import { logoAspect } from './check-logo.ts';
import { logoVariants } from './logo-variants.ts';
import { setRootAttributes } from './set-root-attributes.ts';
import { openTypeface } from './typeface.ts';

/** What all cards are made from besides their text: the contents of files. */
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
const logoHeight = 64;

type Sources = { siteDir: string; portal: Pick<Portal, 'brand' | 'home'>; folder: string };

export async function readCardParts({ siteDir, portal, folder }: Sources): Promise<CardParts> {
  const { logo, tokens, typefaces } = readBrand(siteDir, folder, portal.brand);
  const [print] = portal.home.prints ?? [];
  const plate = print && (await readFile(join(folder, platePath(print.plate)), 'utf8'));
  return { typeface: typefaces.heading.contents, tokens, logo, ...(plate && { plate }) };
}

function platePath(name: string): string {
  return `brand/plates/${name}.light.svg`;
}

export type DrawCard = (title: string, institution: string) => string;

/**
 * Draws the picture shown when a page's address is shared: its title, the institution and a plate.
 */
export function prepareCards({ typeface, tokens, logo, plate }: CardParts): DrawCard {
  const { measure, letter } = openTypeface(typeface);
  const colours = readTokens(tokens, 'light');
  const colour = (name: RoleName) => tokenHex(colours, name);
  const logoWidth = Math.round(logoHeight * (logoAspect(logo) ?? 1));
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
    setRootAttributes(logoVariants(logo, colour('--portal-paper')).light, {
      x: margin,
      y: 64,
      width: logoWidth,
      height: logoHeight,
    }),
    letter('Developers', { size: 40, at: [margin + logoWidth + 20, 110], fill: ink }),
    `<rect y="${height - 14}" width="${width}" height="14" fill="${colour('--portal-accent')}"/>`,
  ];

  return (title, institution) => {
    const lines = breakLines(title, (line) => measure(line, titleSize) <= titleWidth);
    const top = 330 - ((lines.length - 1) * lineHeight) / 2;
    return [
      ...sheet,
      ...lines.map((line, index) =>
        letter(line, { size: titleSize, at: [margin, top + index * lineHeight], fill: ink }),
      ),
      letter(institution, { size: 30, at: [margin, 570], fill: colour('--portal-soft') }),
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
