import { plates } from '../../plates/index';
import { favicon, logo } from '../../plates/logo';
import { darkPalette, lightPalette } from '../../plates/palette';
import type { GeneratedFile } from './write-generated';

const modes = { light: lightPalette, dark: darkPalette };

export function plateFiles(): GeneratedFile[] {
  const drawn = Object.entries(modes).flatMap(([mode, palette]) => [
    ...plates.map(({ name, draw }) => ({
      path: `plates/${name}.${mode}.svg`,
      body: draw(palette),
    })),
    { path: `plates/logo.${mode}.svg`, body: logo(palette) },
  ]);
  return [...drawn, { path: 'plates/favicon.svg', body: favicon() }];
}
