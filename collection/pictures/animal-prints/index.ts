import { svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { castNames } from './casts.ts';
import { coatNames } from './coats.ts';
import { paletteNames, palettes } from './palettes.ts';
import { pressFor } from './press.ts';
import { propNames } from './props.ts';
import { settingNames } from './settings.ts';
import {
  bordered,
  borderNames,
  captionUnder,
  frameOn,
  paper,
  sheetNames,
  sheetSizes,
} from './sheet.ts';
import { stage } from './stage.ts';

export const family = defineFamily({
  name: 'animal-prints',
  surface: 'laid',
  shape: {
    cast: castNames,
    coat: coatNames,
    facing: ['left', 'right'],
    setting: settingNames,
    prop: propNames,
    palette: paletteNames,
    sheet: sheetNames,
    border: borderNames,
    caption: 'text',
    credit: 'text',
  },
  draw({ palette: name, sheet, border, caption, credit, ...scene }, random) {
    const palette = palettes[name];
    const frame = frameOn(sheet);
    const press = pressFor(palette, random, frame);
    const [width, height] = sheetSizes[sheet];
    const svg = svgDocument(
      width,
      height,
      paper(sheet, palette) +
        bordered(stage(press, scene), frame, border, palette) +
        captionUnder(frame, name, palette, caption, credit),
    );
    return { width, height, svg };
  },
});
