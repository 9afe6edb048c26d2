import type { Random } from '../random/seeded-random.ts';
import type { WorkEntry } from '../read/work-entry.ts';

type Describe = (entry: WorkEntry, random: Random) => string | undefined;

/** A description of the object itself, if its cataloguer left none. */
export function physicalDescription(entry: WorkEntry, random: Random): string | undefined {
  return entry.physical ?? describers[entry.format]?.(entry, random);
}

const describers: Partial<Record<WorkEntry['format'], Describe>> = {
  a: book,
  v: () => '1 online resource',
  j: () => '1 online resource',
  w: (_, random) => `${whole(random, 60, 320)} leaves ; 30 cm`,
  b: manuscript,
  x: manuscript,
  c: (_, random) => `1 score (${whole(random, 2, 24)} pages) ; ${whole(random, 27, 36)} cm`,
  d: (_, random) => `volumes : illustrations ; ${whole(random, 20, 30)} cm`,
  e: (_, random) => `1 map ; ${whole(random, 22, 78)} x ${whole(random, 28, 96)} cm`,
  g: ({ duration }, random) =>
    `1 videocassette (${minutes(duration)} min.) : sound, ${colour(random)}`,
  f: ({ duration }) => `1 streaming video (${minutes(duration)} min.)`,
  n: ({ duration }, random) =>
    `1 film reel (${minutes(duration)} min.) : ${random.pick(['silent', 'sound'] as const)}, ${colour(random)} ; 16 mm`,
  i: ({ duration }) => `1 audiocassette (${minutes(duration)} min.)`,
  s: ({ duration }) => `1 sound file (${minutes(duration)} min.)`,
  h: (_, random) =>
    random.pick(['1 file', '1 folder', '1 bundle', '1 letter', '2 files', '1 volume'] as const),
  hdig: (_, random) => `${whole(random, 3, 180)} digital files`,
  k: print,
  l: (_, random) => `1 sheet ; ${whole(random, 9, 32)} x ${whole(random, 12, 46)} cm`,
  m: () => '1 CD-ROM ; 12 cm',
  p: (_, random) => `1 box, ${whole(random, 3, 40)} items`,
  q: (_, random) => `${whole(random, 1, 24)} digital images`,
  r: (_, random) => `1 object ; ${whole(random, 4, 60)} x ${whole(random, 3, 40)} cm`,
};

function book(_: WorkEntry, random: Random): string {
  const preface = random.chance(0.6) ? `${roman[whole(random, 0, roman.length - 1)]}, ` : '';
  const plates = random.chance(0.3) ? `, ${whole(random, 1, 24)} leaves of plates` : '';
  const pictures = random.chance(0.35) ? ' : illustrations' : '';
  return `${preface}${whole(random, 24, 460)} pages${plates}${pictures} ; ${whole(random, 14, 31)} cm`;
}

function manuscript(_: WorkEntry, random: Random): string {
  const kind = random.pick(['paper', 'paper', 'parchment'] as const);
  return `${whole(random, 4, 220)} leaves : ${kind} ; ${whole(random, 14, 33)} x ${whole(random, 10, 24)} cm`;
}

function print({ genres = [] }: WorkEntry, random: Random): string {
  const technique =
    techniques.find(([genre]) => genres.includes(genre))?.[1] ??
    random.pick(['engraving', 'etching', 'lithograph', 'wood engraving'] as const);
  const size = `${whole(random, 9, 46)} x ${whole(random, 8, 38)} cm`;
  return technique === 'photograph' || technique === 'poster'
    ? `1 ${technique} ; sheet ${size}`
    : `1 print : ${technique}${random.chance(0.2) ? ', with watercolour' : ''} ; platemark ${size}`;
}

const techniques = [
  ['Posters', 'poster'],
  ['Photographs', 'photograph'],
  ['Photomicrographs', 'photograph'],
  ['Etchings', 'etching'],
  ['Lithographs', 'lithograph'],
  ['Wood engravings', 'wood engraving'],
  ['Engravings', 'engraving'],
] as const;

const roman = ['iv', 'vi', 'viii', 'x', 'xii', 'xiv', 'xvi', 'xxii'] as const;

function whole(random: Random, low: number, high: number): number {
  return Math.floor(random.between(low, high + 1));
}

function minutes(seconds = 1200): number {
  return Math.max(1, Math.round(seconds / 60));
}

function colour(random: Random): string {
  return random.pick(['black and white', 'colour'] as const);
}
