import { element, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { keys } from '../portraits/keys.ts';
import { type Palette, palettes } from './palettes/index.ts';
import { printView } from './prints/print.ts';
import { frameOf, letterings, openingOf, paperOf, type Sheet, sheets } from './prints/sheet.ts';
import { scenes } from './scenes/index.ts';

export const family = defineFamily({
  name: 'landscapes',
  surface: 'wove',
  shape: {
    scene: keys(scenes),
    palette: keys(palettes),
    technique: ['line', 'wash', 'block', 'aquatint'],
    sheet: keys(sheets),
    sky: ['clear', 'clouds', 'streaks', 'sun', 'moon', 'storm', 'stars'],
    weather: ['none', 'rain', 'snow', 'birds'],
    /** From which side the scene is seen. */
    hand: ['left', 'right'],
    /** How high the horizon is, from 0 at the top to 1 at the foot. */
    horizon: 'number',
    lettering: keys(letterings),
    caption: 'text',
    under: 'text',
  },
  draw(picture, random) {
    const palette: Palette = palettes[picture.palette];
    const sheet: Sheet = sheets[picture.sheet];
    const [left, top, right, bottom] = sheet.box;
    const camera = {
      box: sheet.box,
      horizon: top + (bottom - top) * picture.horizon,
      focal: Math.max(right - left, (bottom - top) * 1.1) * 0.86,
      eye: 1.6,
      spacing: picture.technique === 'line' ? 6 : 7,
      hand: picture.hand === 'left' ? 1 : -1,
    } as const;
    const seed = `${picture.scene} ${picture.caption}`;
    const scene = scenes[picture.scene]({ camera, random, seed });
    const [lightX, lightY, lightZ] = scene.light;
    const view = { ...scene, camera, light: [lightX * camera.hand, lightY, lightZ] as const };
    const drawn = printView(view, { ...picture, palette, random });
    const clip = element('clipPath', { id: 'view' }, element('path', { d: openingOf(sheet) }));
    const svg =
      paperOf(sheet, palette) +
      clip +
      element('g', { 'clip-path': 'url(#view)' }, drawn) +
      frameOf(sheet, palette, picture);
    return {
      width: sheet.width,
      height: sheet.height,
      svg: svgDocument(sheet.width, sheet.height, svg),
    };
  },
});
