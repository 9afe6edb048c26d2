import type { Random } from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { type Cloth, mirrored, sett, weave } from './weave.ts';

export type Weaver = (box: Box, dyes: Dyes, random: Random) => Cloth;

/** A tartan: a few broad bands, and fine lines to tell it from the next. */
export function tartan(box: Box, colours: Dyes, random: Random): Cloth {
  const broad = (): number => Math.round(random.between(7, 13)) * 2;
  const fine = (): number => Math.round(random.between(1, 3)) * 2;
  const lines = [colours.second, colours.third, colours.light] as const;
  const threads = mirrored(
    sett(
      [random.pick(lines), fine()],
      [colours.ground, broad()],
      [colours.dark, fine()],
      [colours.main, broad()],
      [random.pick(lines), fine()],
      [colours.main, Math.round(broad() / 2)],
      [colours.dark, broad()],
      [random.pick(lines), fine()],
    ),
  );
  return weave(box, threads, threads, 'twill', 4, random);
}

/** Gingham: two tones and white, in even squares. */
export function gingham(box: Box, { main, light, second }: Dyes, random: Random): Cloth {
  const size = Math.round(random.between(6, 12));
  const other = random.chance(0.4) ? second : main;
  return weave(
    box,
    sett([main, size], [light, size], [other, size], [light, size]),
    sett([main, size], [light, size]),
    'plain',
    4,
    random,
  );
}

/** Houndstooth: fours of dark and light in a twill make broken teeth. */
export function houndstooth(box: Box, { dark, light, main }: Dyes, random: Random): Cloth {
  const tooth = random.pick([4, 4, 8]);
  const threads = sett([random.chance(0.5) ? dark : main, tooth], [light, tooth]);
  return weave(box, threads, threads, 'twill', random.pick([5, 6, 7]), random);
}

/** Window-pane: fine lines far apart on a plain ground. */
export function windowPane(
  box: Box,
  { ground, dark, main, light, second }: Dyes,
  random: Random,
): Cloth {
  const wide = Math.round(random.between(18, 32));
  const threads = sett(
    [ground, wide],
    [main, 2],
    [ground, 4],
    [light, 2],
    [ground, wide],
    [random.chance(0.5) ? second : dark, 4],
  );
  return weave(box, threads, threads, 'twill', 4, random);
}

/** Stripes of every width, the warp hiding the weft. */
export function stripes(box: Box, colours: Dyes, random: Random): Cloth {
  const { ground, dark, main, second, third, light } = colours;
  const order = [ground, main, light, second, ground, dark, third, light, main] as const;
  const half = order.map((colour) => {
    const wide = random.chance(0.4) ? random.between(10, 26) : random.between(1, 6);
    return [colour, Math.round(wide)] as const;
  });
  return weave(box, mirrored(sett(...half)), sett([ground, 1]), 'satin', 4, random);
}

/** Blanket stripes across, thick as they come off a country loom. */
export function blanket(box: Box, colours: Dyes, random: Random): Cloth {
  const { ground, dark, main, second, third, light } = colours;
  const bands = [light, second, third, main, dark].map(
    (colour) => [colour, Math.round(random.between(3, 11))] as const,
  );
  const field = sett([ground, 26], ...bands, [ground, 14], ...[...bands].reverse());
  return weave(box, sett([ground, 3], [light, 1]), field, 'tapestry', 5, random);
}
