import type { Random } from '@portal/engraving';
import { type Bath, eyed, letFall, ringed, thrown } from './bath.ts';
import { combAcross, combDown, type Move, sway, undone, unrest, whorls } from './moves.ts';
import { pasteFingers, pasteParquet, pasteStamps, pasteWaves } from './paste-papers.ts';
import type { Pigments } from './pigments.ts';
import { rocked } from './spanish-wave.ts';
import { type Paper, takeUp } from './take-up.ts';

export type Marbler = (width: number, height: number, pigments: Pigments, random: Random) => Paper;

function made(
  drops: (pots: number, random: Random) => Bath,
  moves: (random: Random) => readonly Move[],
): Marbler {
  return (width, height, pigments, random) =>
    takeUp(drops(pigments.length, random), moves(random), pigments, width, height);
}

function splashed(count: number, radius: number) {
  return (pots: number, random: Random): Bath => letFall(thrown(pots, count, radius, random), 0);
}

/** Back and forth once: drops become long streaks, the beginning of every combed pattern. */
function raked(random: Random): Move[] {
  return [
    combAcross({ teeth: 10, pull: 150, width: 46, back: true }, random),
    combDown({ teeth: 12, pull: 110, width: 30, back: true }, random),
  ];
}

/** Rows of scallops, made with a finer comb drawn once across the streaks. */
function nonpareil(teeth: number, random: Random): Move[] {
  const room = 1024 / teeth;
  return [
    combAcross({ teeth: 9, pull: 260, width: 52, back: true }, random),
    combDown({ teeth, pull: room * 2.6, width: room * 0.42, uneven: 0.05 }, random),
  ];
}

/** A comb of two rows of teeth that sways as it is drawn. */
function swaying(teeth: number, waves: number, by: number, pull: number, random: Random): Move[] {
  const wave = sway('across', waves, by);
  const room = 1024 / teeth;
  return [undone(wave), combDown({ teeth, pull, width: room * 0.2, uneven: 0 }, random), wave];
}

const stone = made(splashed(300, 50), (random) => [
  unrest('across', 170, 26, random),
  unrest('down', 150, 26, random),
]);

const veined = made(splashed(340, 44), (random) => [
  unrest('across', 90, 20, random),
  unrest('down', 110, 20, random),
]);

const gelGit = made(splashed(150, 58), raked);

const combed = made(splashed(170, 56), (random) => nonpareil(50, random));

const peacock = made(splashed(170, 56), (random) => [
  ...nonpareil(26, random),
  ...swaying(7, 9, 30, 84, random),
]);

const bouquet = made(splashed(170, 56), (random) => [
  ...nonpareil(26, random),
  ...swaying(9, 7, 30, -64, random),
  ...swaying(4, 7, -30, -84, random),
]);

const feather = made(splashed(170, 56), (random) => [
  ...nonpareil(32, random),
  combAcross({ teeth: 14, pull: 150, width: 11, back: true, uneven: 0 }, random),
]);

const snail = made(splashed(170, 56), (random) => [...nonpareil(32, random), whorls(7, 8, 11)]);

const curls = made(splashed(190, 54), (random) => [
  combDown({ teeth: 44, pull: 70, width: 8 }, random),
  whorls(4, 5, 13),
]);

const eyes = made(
  (pots, random) => letFall(eyed(pots, 74, 62, random), 0),
  (random) => [unrest('across', 200, 14, random)],
);

const drift = made(
  (_pots, random) => letFall(ringed(7, 20, 58, random), 1),
  (random) => [
    unrest('across', 120, 60, random),
    unrest('down', 160, 70, random),
    unrest('across', 46, 14, random),
    unrest('down', 52, 12, random),
  ],
);

const wild = made(splashed(150, 62), (random) => [
  unrest('across', 60, 70, random),
  unrest('down', 70, 80, random),
  combAcross({ teeth: 7, pull: 160, width: 26, back: true }, random),
  unrest('down', 90, 60, random),
]);

/** Stone, rocked while the sheet is laid down. */
function spanish(width: number, height: number, pots: Pigments, random: Random): Paper {
  return rocked(stone(width, height, pots, random), random);
}

export const marblers = {
  stone,
  veined,
  'gel-git': gelGit,
  combed,
  peacock,
  bouquet,
  feather,
  snail,
  curls,
  eyes,
  drift,
  wild,
  spanish,
  'paste-waves': pasteWaves,
  'paste-parquet': pasteParquet,
  'paste-stamps': pasteStamps,
  'paste-fingers': pasteFingers,
} satisfies Record<string, Marbler>;
