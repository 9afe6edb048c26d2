import { fill, type Point, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { typefaces } from '../../src/typefaces.ts';
import { backdropNames, backdrops } from './backdrops.ts';
import { inner, rules, stripes, tendrils } from './frames.ts';
import { motifNames, motifs } from './motifs.ts';
import { paletteNames, palettes } from './palettes.ts';
import { type Box, createPress, placed, rect } from './press.ts';
import { heightOf, setLines } from './setting.ts';
import { type Style, styleNames, styles } from './styles.ts';
import { spatter, wear } from './wear.ts';
import { readWords } from './words.ts';

const formats = {
  tall: [960, 1560],
  portrait: [1100, 1560],
  landscape: [1560, 1100],
  square: [1300, 1300],
} as const;

export const family = defineFamily({
  name: 'posters',
  surface: 'wove',
  shape: {
    format: ['tall', 'portrait', 'landscape', 'square'],
    palette: paletteNames,
    style: styleNames,
    backdrop: backdropNames,
    motif: motifNames,
    /** 1 fills the room between the words. */
    size: 'number',
    /** In degrees. */
    tilt: 'number',
    /** Shares of the motif's own half height, to the right and down. */
    across: 'number',
    down: 'number',
    words: 'text',
    imprint: 'text',
  },
  draw(plate, random) {
    const [width, height] = formats[plate.format];
    const inks = palettes[plate.palette];
    const style: Style = styles[plate.style];
    const press = createPress(inks, style.contour);
    const { area, measure, foot } = roomsOf(style, width, height);
    const words = readWords(plate.words);
    const lift = measure.width * style.climb * 0.5;
    const top = measure.y + (words.above.length > 0 ? lift : 0);
    const between = top + heightOf(words.above, measure.width);
    const end = measure.y + measure.height - (words.below.length > 0 ? lift : 0);
    const until = end - heightOf(words.below, measure.width);
    const picture: Box =
      style.frame === 'panel'
        ? { x: measure.x, y: between + 16, width: measure.width, height: until - between - 32 }
        : { x: area.x, y: between, width: area.width, height: until - between };
    const radius = (Math.min(picture.height, picture.width * 0.92) / 2) * plate.size;
    const centre: Point = [
      picture.x + picture.width / 2 + plate.across * radius,
      picture.y + picture.height / 2 + plate.down * radius,
    ];
    const painted = style.frame === 'panel' ? picture : area;
    const stage = {
      area: painted,
      room: picture,
      centre,
      radius,
      reach: Math.hypot(width, height),
      press,
      random,
    };
    const scene =
      press.bare(rect(painted), 'ground') +
      backdrops[plate.backdrop](stage) +
      placed(motifs[plate.motif](press), centre, radius / 100, plate.tilt) +
      spatter(painted, inks, random);
    const strips = inner(area, style.rim);
    const setting = { measure, area: strips, climb: style.climb, inks, random };
    const lettering = setLines(words.above, top, setting) + setLines(words.below, until, setting);
    const body =
      fill(rect({ x: 0, y: 0, width, height }), inks.paper) +
      press.within(rect(painted), scene) +
      frameOf(style, area, picture) +
      press.within(rect(area), lettering) +
      fill(imprintOf(plate.imprint, width, foot), inks.ink) +
      wear(width, height, random);
    return { width, height, svg: svgDocument(width, height, body) };

    function frameOf({ frame }: Style, print: Box, panel: Box): string {
      if (frame === 'panel') return press.line(rect(panel), 'ink', 6);
      if (frame === 'tendrils') return tendrils(print, press);
      if (frame === 'stripes') return stripes(print, press);
      return frame === 'rules' ? rules(print, press) : '';
    }
  },
});

type Rooms = { area: Box; measure: Box; foot: number };

/** The printed area, the lettering's measure, and the baseline of the printer's line below. */
function roomsOf({ margin, inset }: Style, width: number, height: number): Rooms {
  const low = Math.max(margin, 26) + 14;
  const area = { x: margin, y: margin, width: width - margin * 2, height: height - margin - low };
  return { area, measure: inner(area, inset), foot: height - low / 2 + 6 };
}

function imprintOf(imprint: string, width: number, foot: number): string {
  return typefaces.oldStandard.letter(imprint, {
    size: 19,
    at: [width / 2, foot],
    anchor: 0.5,
    spacing: 0.8,
  });
}
