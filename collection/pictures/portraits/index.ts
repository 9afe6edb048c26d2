import { element, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { dresses } from './dress/index.ts';
import { emblemNames } from './emblems/index.ts';
import { type FaceName, faces } from './faces.ts';
import { drawGround, groundKinds } from './grounds.ts';
import { beardStyles } from './hair/beards.ts';
import { hairStyles } from './hair/styles.ts';
import { headwear } from './headwear/index.ts';
import { keys } from './keys.ts';
import { drawLikeness } from './likeness.ts';
import { mounts } from './mounts/index.ts';
import {
  cloths,
  complexions,
  hairColours,
  type Palette,
  palettes,
  stuffTints,
} from './palettes.ts';
import { builds, facings } from './sitter.ts';
import { spectacleKinds } from './spectacles.ts';

export const family = defineFamily({
  name: 'portraits',
  surface: 'laid',
  shape: {
    palette: keys(palettes),
    technique: ['line', 'stipple', 'woodcut', 'outline', 'silhouette'],
    mount: keys(mounts),
    ground: groundKinds,
    facing: keys(facings),
    face: keys(faces),
    age: 'number',
    complexion: keys(complexions),
    build: keys(builds),
    hair: keys(hairStyles),
    hairColour: keys(hairColours),
    beard: keys(beardStyles),
    hat: keys(headwear),
    dress: keys(dresses),
    cloth: keys(cloths),
    spectacles: spectacleKinds,
    emblem: emblemNames,
    lettering: ['script', 'roman', 'italic', 'fraktur', 'capitals'],
    caption: 'text',
    under: 'text',
    credit: 'text',
  },
  draw(picture, random) {
    const palette: Palette = palettes[picture.palette];
    const mount = mounts[picture.mount]({
      palette,
      emblem: picture.emblem,
      words: {
        caption: picture.caption,
        under: picture.under,
        credit: picture.credit,
        style: picture.lettering,
      },
    });
    const [complexion, cloth, hair] = [
      complexions[picture.complexion],
      cloths[picture.cloth],
      hairColours[picture.hairColour],
    ];
    // Where there is colour, lines need not say how dark a stuff is.
    const depth = palette.areas === 'bare' || palette.areas === 'tones' ? 1 : 0.5;
    const density = { line: 39, stipple: 44, woodcut: 24, outline: 26, silhouette: 20 };
    const likeness = drawLikeness(
      {
        ...picture,
        face: { ...faces[picture.face as FaceName], age: picture.age },
        complexion: complexion.shade * depth,
        hairDarkness: hair.shade * depth,
        clothDarkness: cloth.shade * depth,
      },
      { centre: mount.eyes, scale: mount.scale, density: density[picture.technique] },
      {
        palette,
        technique: picture.technique,
        spectacles: picture.spectacles,
        box: mount.box,
        tintOf(stuff) {
          if (stuff === 'skin') return complexion.tint;
          if (stuff === 'hair') return hair.tint;
          if (['coat', 'lapel', 'collar', 'scarf', 'hat'].includes(stuff)) return cloth.tint;
          return stuffTints[stuff] ?? '#f3eedf';
        },
      },
      random,
    );
    const ground = drawGround(picture.ground, mount.box, palette.ink, likeness.covers, random);
    const clip = element('clipPath', { id: 'opening' }, element('path', { d: mount.opening }));
    const body =
      clip +
      mount.sheet +
      element('g', { 'clip-path': 'url(#opening)' }, ground + likeness.svg) +
      mount.frame;
    return {
      width: mount.width,
      height: mount.height,
      svg: svgDocument(mount.width, mount.height, body),
    };
  },
});
