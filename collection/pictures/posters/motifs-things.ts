import { circle, oval, polar, steps } from '@portal/engraving';
import { type Press, placed } from './press.ts';

/** An umbrella with a family under it. */
export function umbrella({ flat, bare, line }: Press): string {
  const person = (x: number, height: number, coat: 'first' | 'second' | 'paper' | 'ink'): string =>
    placed(
      line('M-5 0V16M5 0V16', 'ink', 4) +
        flat(`M-8 ${-height}Q0 ${-height - 6} 8 ${-height}L17 2H-17z`, coat) +
        flat(circle([0, -height - 11], 9.5), 'paper') +
        bare(`M-10 ${-height - 13}A10 10 0 0 1 10 ${-height - 13}z`, 'ink') +
        bare(circle([-3, -height - 9], 1.3) + circle([3.5, -height - 9], 1.3), 'ink'),
      [x, 84],
    );
  return (
    line('M0 -92V56Q0 76 14 76Q28 76 28 60', 'ink', 7) +
    flat(
      'M-104 0Q-96 -84 0 -84Q96 -84 104 0Q86 -16 66 0Q44 -16 22 0Q0 -16 -22 0Q-44 -16 -66 0Q-86 -16 -104 0z',
      'first',
    ) +
    bare(
      'M-66 0Q-58 -60 0 -84Q-26 -50 -22 0Q-44 -16 -66 0zM66 0Q58 -60 0 -84Q26 -50 22 0Q44 -16 66 0z',
      'second',
    ) +
    line('M0 -84V-102', 'ink', 6) +
    person(-62, 44, 'second') +
    person(-30, 26, 'first') +
    person(58, 50, 'first') +
    person(88, 18, 'second') +
    bare('M-2 84Q-16 68 -6 62L-4 54L2 60H8L14 54Q16 64 12 68Q22 86 10 100H-8Q-16 100 -2 84z', 'ink')
  );
}

/** An alarm clock that counts in pills. */
export function clock({ flat, bare, line }: Press): string {
  const pills = steps(0, 330, 11).map((degrees) => {
    const [x, y] = polar([0, 6], ((degrees - 90) * Math.PI) / 180, 54);
    const pill =
      flat('M0 -5H8A5 5 0 0 1 8 5H0z', 'first') + flat('M0 -5H-8A5 5 0 0 0 -8 5H0z', 'second');
    return placed(pill, [x, y], 0.92, degrees);
  });
  return (
    line('M-50 76L-66 104M50 76L66 104', 'ink', 12) +
    line('M-20 -84Q0 -104 20 -84', 'ink', 7) +
    flat('M-84 -48A36 36 0 0 1 -26 -92zM84 -48A36 36 0 0 0 26 -92z', 'second') +
    line('M0 -78V-92', 'ink', 8) +
    flat(circle([0, 6], 86), 'first') +
    bare('M40 -70A86 86 0 0 1 -20 90A92 92 0 0 0 40 -70z', 'ink') +
    flat(circle([0, 6], 70), 'paper') +
    pills.join('') +
    line('M0 6L-18 -22', 'ink', 8) +
    line('M0 6L30 -26', 'ink', 6) +
    bare(circle([0, 6], 7), 'first') +
    line('M-20 32Q0 46 20 32', 'ink', 4)
  );
}

/** A safety bicycle with the wind behind it. */
export function bicycle({ line, limb, bare, flat }: Press): string {
  const wheel = (x: number): string => {
    const spokes = steps(0, 345, 23).map((degrees) => {
      const [a, b] = [
        polar([x, 40], (degrees * Math.PI) / 180, 6),
        polar([x, 40], ((degrees + 8) * Math.PI) / 180, 44),
      ];
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    });
    return (
      line(spokes.join(''), 'ink', 1.3) +
      limb(circle([x, 40], 46), 'paper', 6) +
      line(circle([x, 40], 50), 'ink', 3) +
      bare(circle([x, 40], 7), 'ink')
    );
  };
  const frame = 'M-64 40L-30 -30H42L0 46zM-64 40H0L-34 -40M38 -40L68 40';
  return (
    wheel(-64) +
    wheel(68) +
    limb(frame, 'first', 6.5) +
    flat(circle([0, 44], 15), 'second') +
    line(circle([0, 44], 9), 'ink', 2) +
    line('M0 44L14 68M6 68H24M0 44L-14 20M-22 20H-6', 'ink', 5) +
    line('M-64 34H0M-64 46L-2 58', 'ink', 1.8) +
    flat('M-58 -46Q-40 -54 -14 -46Q-20 -36 -38 -38Q-52 -34 -58 -46z', 'ink') +
    limb('M38 -40L36 -54Q50 -62 62 -54Q70 -44 58 -38', 'paper', 5.5) +
    line('M56 -37H64', 'ink', 7) +
    flat(circle([52, -22], 8), 'second') +
    flat('M34 -60Q10 -86 -20 -72Q2 -70 14 -58Q-4 -62 -20 -52Q8 -52 30 -50z', 'paper')
  );
}

/** A running shoe that has not been told to stop. */
export function shoe({ flat, bare, line, within }: Press): string {
  const upper = `M-92 -58Q-78 -50 -62 -60Q-46 -70 -30 -66Q-4 -22 44 -8Q98 2 106 34H-96Q-104 -10 -92 -58z`;
  return (
    line('M-190 -40H-112M-230 -16H-116M-176 8H-116M-220 32H-118', 'paper', 9) +
    flat(upper, 'paper') +
    within(
      upper,
      bare('M-110 -70H-66Q-78 -20 -70 40H-110z', 'first') +
        line('M-30 46L14 -30M-6 46L34 -20M18 46L54 -10', 'second', 11) +
        bare('M70 -4Q64 20 72 40H120V-10z', 'first'),
    ) +
    line('M-26 -56L2 -62M-14 -40L14 -48M0 -28L28 -36', 'ink', 5) +
    flat('M-98 32H108Q116 46 106 56H-92Q-104 52 -98 32z', 'second') +
    bare(
      'M-94 54H104L98 66L88 58L78 66L68 58L58 66L48 58L38 66L28 58L18 66L8 58L-2 66L-12 58L-22 66L-32 58L-42 66L-52 58L-62 66L-72 58L-82 66z',
      'ink',
    ) +
    line('M-97 42H110', 'paper', 4)
  );
}

/** A flask with a whole spectrum in it. */
export function flask({ flat, bare, line, within }: Press): string {
  const glass = 'M-22 -92H22V-30L80 82Q86 100 66 104H-66Q-86 100 -80 82L-22 -30z';
  const layers = ['first', 'paper', 'second', 'ink', 'first', 'second', 'paper'] as const;
  return (
    flat(glass, 'paper') +
    within(
      glass,
      layers
        .map((colour, index) => {
          const y = -22 + index * 19;
          return bare(`M-100 ${y}Q-50 ${y - 14} 0 ${y}T100 ${y}V120H-100z`, colour);
        })
        .join(''),
    ) +
    line(glass, 'ink', 6) +
    flat('M-30 -102H30V-86H-30z', 'ink') +
    line('M-12 -76V-36L-34 8', 'paper', 5) +
    flat(circle([-10, -122], 9), 'first') +
    flat(circle([18, -138], 13), 'second') +
    flat(circle([-16, -156], 7), 'paper') +
    flat(circle([6, -176], 5), 'first')
  );
}

/** A kitchen tap and the lodger in its drop. */
export function tap({ flat, bare, line }: Press): string {
  return (
    flat('M-300 -34H-70V-46H40Q84 -44 84 2V24H44V4Q44 -6 34 -6H-70V-18H-300z', 'paper') +
    bare('M-300 -22H34Q60 -18 60 24H44V4Q44 -6 34 -6H-70V-18H-300z', 'second') +
    flat('M38 20H90V34H38z', 'ink') +
    flat('M-14 -46V-76H10V-46z', 'paper') +
    bare('M0 -46V-76H10V-46z', 'second') +
    flat(
      'M-48 -92Q-50 -76 -34 -76H30Q46 -76 44 -92Q46 -106 30 -104H-34Q-50 -106 -48 -92z',
      'first',
    ) +
    flat('M-112 -44H-92V-8H-112z', 'ink') +
    flat('M64 44Q102 84 96 108A33 33 0 0 1 32 108Q26 84 64 44z', 'first') +
    line('M44 96l-8 -10M84 96l9 -8M40 112l-12 4M88 112l12 4M52 122l-6 12M76 122l6 12', 'ink', 3) +
    bare(oval([64, 106], 23, 19), 'ink') +
    flat(circle([56, 101], 6) + circle([73, 101], 6), 'paper') +
    bare(circle([57, 102], 2.6) + circle([72, 102], 2.6), 'ink') +
    line('M54 114Q64 120 74 114', 'paper', 2.6)
  );
}
