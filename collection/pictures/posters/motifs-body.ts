import { circle, closedCurve, curve, oval, steps } from '@portal/engraving';
import { mirrored, type Press, placed, points } from './press.ts';

/** A scrubbed palm among soap bubbles. */
export function hand({ flat, bare, line, limb }: Press): string {
  const fingers: [string, string, number][] = [
    ['M-36 12L-47 -56', 'M-30 12L-40 -52', 25],
    ['M-11 4L-14 -80', 'M-4 4L-7 -76', 26],
    ['M15 4L20 -70', 'M21 4L27 -66', 25],
    ['M38 16L53 -40', 'M43 16L58 -37', 21],
    ['M-36 52Q-66 34 -82 0', 'M-32 58Q-60 42 -77 8', 27],
  ];
  const bubbles: [number, number, number][] = [
    [-70, -70, 17],
    [76, -76, 12],
    [84, 12, 22],
    [-92, 58, 15],
    [62, 66, 11],
    [-30, -100, 8],
    [98, -30, 7],
    [-96, -28, 8],
  ];
  const palm = 'M-49 4Q-50 -6 -36 -6H36Q50 -6 50 8Q54 60 32 92V110H-28V92Q-56 66 -49 4z';
  return (
    fingers.map(([d, , width]) => limb(d, 'paper', width)).join('') +
    bare(palm, 'paper') +
    fingers.map(([, d, width]) => line(d, 'second', width * 0.42)).join('') +
    bare('M26 -4H36Q50 -6 50 8Q54 60 32 92V110H10Q34 60 26 -4z', 'second') +
    line('M-34 30Q-6 22 22 34M-40 44Q-22 50 -20 86M-30 14Q0 8 34 12', 'ink', 2.6) +
    flat('M-40 100H44V160H-40z', 'ink') +
    flat('M-46 98H50V112H-46z', 'first') +
    bubbles.map(([x, y, r]) => bubble(line, bare, x, y, r)).join('')
  );
}

function bubble(line: Press['line'], bare: Press['bare'], x: number, y: number, r: number): string {
  return (
    line(circle([x, y], r), 'paper', 3) +
    bare(oval([x - r * 0.38, y - r * 0.4], r * 0.28, r * 0.17, -0.8), 'paper')
  );
}

/** A molar with legs, its brush at the slope. */
export function tooth({ flat, bare, line, limb }: Press): string {
  const brush =
    limb('M0 96V-34', 'first', 11) +
    flat('M-9 -34H9V-92Q0 -102 -9 -92z', 'first') +
    steps(-84, -44, 5)
      .map((y) => bare(`M9 ${y - 3.4}h20v6.8h-20z`, 'paper'))
      .join('') +
    line('M34 -86q7 6 0 12t0 12t0 12', 'second', 8);
  return (
    line('M-24 40Q-28 66 -30 92M20 42Q26 62 24 92', 'ink', 5) +
    bare('M-58 98q2 -14 22 -13l10 13zM50 98q-2 -14 -22 -13l-8 13z', 'ink') +
    placed(brush, [62, -6], 1, 14) +
    flat(
      `M-54 -34Q-66 -78 -28 -79Q-12 -79 0 -70Q12 -79 28 -79Q62 -78 52 -34Q46 4 36 46Q28 62 21 46
       Q12 14 0 12Q-12 14 -21 46Q-28 62 -36 46Q-48 4 -54 -34z`,
      'paper',
    ) +
    bare('M52 -34Q46 4 36 46Q28 62 21 46Q34 0 34 -40Q34 -70 22 -78Q62 -80 52 -34z', 'second') +
    bare(oval([-22, -36], 6, 9) + oval([12, -36], 6, 9), 'ink') +
    line('M-26 -16Q-4 8 18 -16', 'ink', 4) +
    line('M-30 -52q8 -7 16 -2M6 -55q8 -4 14 3', 'ink', 3.4) +
    bare(circle([-36, -20], 6) + circle([26, -20], 6), 'first') +
    line('M46 -8Q66 -2 68 10', 'ink', 5) +
    line('M-50 -10Q-82 -14 -84 -46', 'ink', 5) +
    flat(circle([69, 11], 7.5) + circle([-84, -50], 7.5), 'paper')
  );
}

/** A head in profile sneezing with its whole heart. */
export function sneeze({ flat, bare, line }: Press): string {
  const spray = steps(-0.5, 0.5, 10).flatMap((angle, ray) =>
    steps(0, 5, 5).map((step) => {
      const reach = 34 + step * 24 + (ray % 2) * 8;
      return circle(
        [36 + Math.cos(angle + 0.16) * reach, 26 + Math.sin(angle + 0.16) * reach],
        2.2 + step * 1.1 + (ray % 3) * 0.7,
      );
    }),
  );
  return (
    bare(spray.join(''), 'first') +
    flat(
      `M-96 120Q-92 74 -56 66Q-98 30 -84 -26Q-70 -84 -14 -84Q30 -82 34 -38Q34 -28 33 -22
       L58 2Q58 10 40 12L40 18L26 26L24 36L40 42Q40 52 34 54Q36 72 14 72L-2 70Q-2 84 20 92Q40 98 44 120z`,
      'paper',
    ) +
    bare(
      'M-84 -26Q-70 -96 -14 -96Q34 -92 36 -40Q8 -62 -18 -50Q-30 -44 -28 -20L-44 -14Q-44 14 -58 26Q-92 4 -84 -26z',
      'second',
    ) +
    flat(oval([-36, 6], 9, 13), 'paper') +
    line('M-38 0q8 4 3 12', 'ink', 2.6) +
    line('M6 -14L24 -8L8 0M2 -28L26 -22', 'ink', 4.4) +
    bare('M26 26L24 36L40 42Q28 48 12 40Q14 30 26 26z', 'ink') +
    bare(circle([-2, 20], 9), 'second') +
    flat('M-100 122Q-92 80 -54 70L-4 84Q34 90 46 122z', 'first') +
    flat('M-54 70L-4 84L-26 108z', 'paper') +
    line('M-70 96q16 2 24 20M20 102q-6 4 -8 18', 'ink', 3)
  );
}

/** Two lungs, branched like espaliers. */
export function lungs({ flat, bare, line }: Press): string {
  const lobe = `M-16 -30Q-40 -62 -62 -34Q-94 12 -92 66Q-90 90 -66 80Q-40 66 -20 70Q-8 70 -10 50Q-12 0 -16 -30z`;
  const twigs = `M0 -96V-40M0 -40Q-16 -26 -30 -6Q-44 18 -62 56M-30 -6Q-34 -20 -44 -28M-38 10Q-26 22 -24 48
    M-46 22Q-60 18 -70 24M-54 40Q-44 48 -42 60M-60 10Q-62 2 -60 -6`;
  const side = flat(lobe, 'paper') + line(twigs, 'ink', 4.6) + line(twigs, 'first', 2);
  return (
    placed(side, [0, 6]) +
    placed(mirrored(side), [0, 6]) +
    bare('M-9 -96H9V-34H-9z', 'first') +
    steps(-90, -44, 6)
      .map((y) => line(`M-9 ${y.toFixed(1)}H9`, 'paper', 3))
      .join('') +
    line('M-9 -36Q-18 -26 -28 -10M9 -36Q18 -26 28 -10', 'first', 10)
  );
}

/** A tulip whose flower is a drop of blood. */
export function drop({ flat, bare, line }: Press): string {
  const outline = 'M0 -98Q46 -40 46 -10A46 46 0 0 1 -46 -10Q-46 -40 0 -98z';
  return (
    line('M0 30Q4 66 0 112', 'second', 9) +
    flat('M0 112Q-62 96 -70 26Q-22 44 0 112z', 'second') +
    flat('M0 112Q50 98 64 46Q20 56 0 112z', 'second') +
    line('M-54 48Q-22 70 -2 108M52 62Q24 78 2 108', 'ink', 2.4) +
    flat(outline, 'first') +
    bare('M0 -98Q46 -40 46 -10A46 46 0 0 1 0 36Q28 0 0 -98z', 'ink') +
    bare('M0 -98Q34 -46 33 -12A40 44 0 0 1 0 36Q20 -10 0 -98z', 'first') +
    line('M-28 -16Q-28 4 -14 16', 'paper', 7) +
    bare(circle([-28, -34], 4), 'paper')
  );
}

/** Round spectacles, and two eyes the better for them. */
export function spectacles({ flat, bare, line, within }: Press): string {
  const rings = ['paper', 'second', 'first', 'paper', 'second', 'ink'] as const;
  const lens = (x: number): string =>
    bare(circle([x, 0], 46), 'paper') +
    within(
      closedCurve(
        points(
          `${x - 44},2 ${x - 24},-20 ${x},-28 ${x + 24},-20 ${x + 44},2 ${x + 22},20 ${x},25 ${x - 22},20`,
        ),
      ),
      bare(circle([x, 0], 46), 'second') +
        rings.map((colour, index) => bare(circle([x, -2], 27 - index * 4.2), colour)).join(''),
    ) +
    bare(circle([x - 8, -11], 4), 'paper') +
    line(
      curve(points(`${x - 44},2 ${x - 24},-20 ${x},-28 ${x + 24},-20 ${x + 44},2`)),
      'ink',
      4.5,
    ) +
    line(circle([x, 0], 46), 'ink', 10);
  const brow = (x: number): string => line(`M${x - 34} -62Q${x} -84 ${x + 34} -62`, 'ink', 9);
  return (
    lens(-54) +
    lens(54) +
    line('M-12 -8Q0 -20 12 -8', 'ink', 9) +
    line('M-100 -12L-122 -26M100 -12L122 -26', 'ink', 9) +
    brow(-54) +
    brow(54) +
    flat('M-14 46Q0 36 14 46Q10 56 0 56Q-10 56 -14 46z', 'first')
  );
}
