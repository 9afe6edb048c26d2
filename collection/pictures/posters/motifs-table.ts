import { circle, oval, steps } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Press, placed } from './press.ts';

/** Five spoons, each its owner's. */
export function spoon({ flat, bare, line, limb }: Press): string {
  const colours = ['first', 'second', 'paper', 'first', 'second'] as const;
  const shades = ['second', 'first', 'second', 'second', 'first'] as const;
  return steps(-52, 52, 4)
    .map((angle, index) => {
      const colour = colours[index] ?? 'paper';
      const one =
        limb('M0 104V-10', colour, 9) +
        flat(oval([0, -48], 27, 40), colour) +
        bare('M4 -82A22 34 0 0 1 4 -14Q26 -48 4 -82z', shades[index] ?? 'ink') +
        line('M-14 -64Q-18 -48 -12 -34', 'ink', 3) +
        limb('M0 104V78', colour, 15);
      return placed(one, [angle * 0.5, 10], 0.98, angle);
    })
    .join('');
}

/** A bottle whose label is worth reading. */
export function bottle({ flat, bare, line }: Press): string {
  const label = typefaces.slabPoster.letter('RENT', { size: 24, at: [0, 48], anchor: 0.5 });
  const shelf = 'M-120 112H120V126H-120z';
  return (
    flat(
      'M-13 -108H13V-46Q15 -26 38 -10Q46 -2 46 12V106Q46 114 38 114H-38Q-46 114 -46 106V12Q-46 -2 -38 -10Q-15 -26 -13 -46z',
      'second',
    ) +
    bare(
      'M4 -108H13V-46Q15 -26 38 -10Q46 -2 46 12V106Q46 114 38 114H18Q30 60 22 10Q6 -20 4 -46z',
      'ink',
    ) +
    line('M-34 8V92M-7 -92V-50', 'paper', 4) +
    flat('M-17 -112H17V-96H-17z', 'first') +
    flat('M-46 16H46V74H-46z', 'paper') +
    line('M-41 21H41V69H-41z', 'first', 2) +
    bare(label, 'ink') +
    line('M-30 58H30', 'first', 2.4) +
    flat(shelf, 'ink')
  );
}

/** A cup of cocoa, its steam in the taste of 1900. */
export function cup({ flat, bare, line, limb }: Press): string {
  const steam = [
    'M-30 -22Q-64 -50 -34 -74Q-8 -94 -34 -122Q-46 -136 -30 -146',
    'M2 -24Q-24 -54 6 -82Q34 -110 4 -140Q-14 -158 10 -166Q26 -166 22 -154',
    'M34 -22Q18 -44 42 -66Q66 -90 44 -116Q36 -128 50 -136',
  ];
  return (
    steam.map((d) => limb(d, 'paper', 8)).join('') +
    flat(oval([0, 88], 104, 20), 'second') +
    flat(oval([0, 84], 74, 12), 'paper') +
    limb('M62 10Q106 -2 96 32Q86 56 48 56', 'first', 12) +
    flat('M-70 -12H70Q70 70 26 84H-26Q-70 70 -70 -12z', 'first') +
    bare('M34 -12H70Q70 70 26 84H4Q44 60 34 -12z', 'ink') +
    flat(oval([0, -12], 70, 15), 'paper') +
    bare(oval([0, -10], 60, 10), 'ink') +
    line('M-56 12Q-52 50 -28 68', 'paper', 5) +
    flat('M-20 22Q-4 4 12 22Q28 40 -4 62Q-36 40 -20 22z', 'second') +
    line('M-4 22V54M-4 36L8 26M-4 44L-16 32', 'ink', 2.6)
  );
}

/** A glass of the waters, occupied. */
export function glass({ flat, bare, line, within }: Press): string {
  const tumbler = 'M-58 -92H58L44 100H-44z';
  const bather =
    flat('M-34 78Q-34 34 0 34Q34 34 34 78z', 'paper') +
    bare('M-34 78Q-34 50 -18 40V78zM-4 35H8V78H-4zM20 40Q34 50 34 78H20z', 'first') +
    flat(circle([0, 12], 20), 'paper') +
    flat('M-20 14Q-22 44 0 46Q22 44 20 14Q10 24 0 20Q-10 24 -20 14z', 'ink') +
    line('M-9 8h4M6 8h4', 'ink', 4) +
    line('M-6 30Q0 34 6 30', 'first', 3) +
    flat('M-30 0H30Q22 -8 18 -22Q0 -30 -18 -22Q-22 -8 -30 0z', 'second') +
    line('M-20 -7H20', 'ink', 5);
  return (
    flat(tumbler, 'paper') +
    within(
      tumbler,
      bare('M-70 -30Q-46 -40 -24 -30T24 -30T70 -30V110H-70z', 'second') +
        placed(bather, [0, -46], 1.3) +
        bare('M-70 10Q-46 0 -24 10T24 10T70 10V110H-70z', 'second') +
        line('M-70 10Q-46 0 -24 10T24 10T70 10M-70 30Q-46 20 -24 30T24 30T70 30', 'paper', 4),
    ) +
    line(
      [circle([-22, 66], 5), circle([18, 80], 7), circle([4, 52], 4), circle([28, 54], 3.5)].join(
        '',
      ),
      'paper',
      2.6,
    ) +
    line(tumbler, 'ink', 5) +
    line('M-46 -76L-36 78', 'paper', 5) +
    bare('M-50 84H50L46 104H-46z', 'ink')
  );
}

/** An apple under observation. */
export function apple({ flat, bare, line }: Press): string {
  return (
    flat(
      'M0 -46Q-24 -66 -54 -56Q-92 -38 -84 18Q-74 84 -32 98Q-14 102 0 94Q14 102 32 98Q74 84 84 18Q92 -38 54 -56Q24 -66 0 -46z',
      'first',
    ) +
    bare('M54 -56Q92 -38 84 18Q74 84 32 98Q14 102 0 94Q60 60 60 0Q60 -40 40 -59z', 'ink') +
    line('M-66 -24Q-74 10 -60 44', 'paper', 8) +
    line('M0 -44Q0 -76 16 -100', 'ink', 8) +
    flat('M10 -74Q38 -116 82 -96Q62 -58 10 -74z', 'second') +
    line('M14 -76Q44 -92 74 -94', 'ink', 2.6) +
    line('M-110 -96Q-104 -50 -60 -40Q-20 -34 -14 -88M-56 -40Q-60 20 -10 26', 'paper', 6) +
    line('M-110 -96L-118 -104M-14 -88L-10 -98', 'ink', 8) +
    flat(circle([4, 30], 18), 'paper') +
    flat(circle([4, 30], 9), 'ink')
  );
}

/** Radishes, fresh from the ground and proud of it. */
export function radish({ flat, bare, line }: Press): string {
  const leaf =
    'M0 0Q-30 -30 -22 -58Q-36 -70 -22 -88Q-14 -112 8 -108Q28 -96 18 -78Q34 -60 18 -46Q24 -22 0 0z';
  const one = (face: string): string =>
    placed(flat(leaf, 'second') + line('M0 0Q-4 -50 2 -96', 'ink', 2.6), [-4, -26], 0.8, -24) +
    placed(flat(leaf, 'second') + line('M0 0Q-4 -50 2 -96', 'ink', 2.6), [6, -26], 0.85, 20) +
    flat(
      'M0 -34Q48 -38 48 8Q44 50 12 66Q4 90 10 118Q-2 96 -10 66Q-46 50 -48 8Q-46 -38 0 -34z',
      'first',
    ) +
    bare('M-40 34Q-30 56 -10 66Q-2 96 10 118Q4 90 12 66Q30 58 40 36Q0 56 -40 34z', 'paper') +
    line('M-34 -6Q-36 8 -30 22', 'paper', 6) +
    face;
  const eyes = bare(circle([-8, 2], 3.4) + circle([16, 2], 3.4), 'ink');
  return (
    placed(
      one(eyes + line('M-4 22Q6 14 16 22M-14 -8L-4 -4M22 -8L12 -4', 'ink', 3)),
      [-66, 22],
      0.86,
      -16,
    ) +
    placed(one(eyes + line('M-6 18Q6 28 16 18', 'ink', 3)), [66, 24], 0.86, 16) +
    placed(
      one(
        eyes +
          flat(oval([5, 20], 8, 9), 'ink') +
          line('M-14 -8q6 -5 12 0M10 -8q6 -5 12 0', 'ink', 3),
      ),
      [0, 8],
      1.08,
    )
  );
}
