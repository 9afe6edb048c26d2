import { circle, oval, steps } from '@portal/engraving';
import { type Press, placed } from './press.ts';

/** A shade tree, and somebody who planted it early. */
export function tree({ flat, bare, line }: Press): string {
  const crowns: [number, number, number][] = [
    [-52, -30, 44],
    [52, -30, 44],
    [0, -66, 50],
    [-20, -14, 42],
    [28, -10, 42],
  ];
  return (
    bare(oval([0, 106], 122, 12), 'ink') +
    flat('M-13 104Q-6 60 -10 0H12Q8 60 18 104Q0 96 -13 104z', 'ink') +
    line('M0 44Q-20 20 -44 6M2 30Q20 8 44 -4', 'ink', 6) +
    crowns.map(([x, y, r]) => flat(circle([x, y], r), 'second')).join('') +
    crowns
      .map(([x, y, r]) => bare(circle([x - r * 0.16, y - r * 0.18], r * 0.7), 'paper'))
      .join('') +
    crowns
      .map(([x, y, r]) => bare(circle([x - r * 0.1, y - r * 0.12], r * 0.62), 'second'))
      .join('') +
    [
      [-66, -40],
      [-28, -84],
      [22, -52],
      [64, -20],
      [-6, -12],
      [38, -88],
      [-42, 2],
      [8, -98],
    ]
      .map(([x = 0, y = 0]) => flat(circle([x, y], 7.5), 'first'))
      .join('') +
    line('M34 84H110M44 84V106M100 84V106M34 66H110', 'first', 5) +
    line('M64 84H44L38 104', 'ink', 7) +
    flat('M54 86Q52 56 68 54Q82 56 80 86z', 'paper') +
    flat(circle([67, 42], 11), 'paper') +
    bare('M48 38H86Q80 34 78 26Q67 20 56 26Q54 34 48 38z', 'first') +
    line('M62 66L46 76', 'ink', 5) +
    flat('M36 68L50 72L48 86L34 82z', 'paper')
  );
}

/** A straw skep and its shareholders. */
export function hive({ flat, bare, line }: Press): string {
  const rows = [34, 58, 74, 84, 90, 93, 92];
  const bee =
    flat(oval([-4, -11], 8, 13, -0.5) + oval([8, -11], 7, 12, 0.5), 'paper') +
    flat(oval([0, 2], 17, 10), 'second') +
    line('M-6 -6V10M2 -7V11M9 -5V9', 'ink', 4) +
    bare(circle([-16, 1], 6), 'ink');
  return (
    flat('M-120 92H120V108H-120zM-86 108H-66V140H-86zM66 108H86V140H66z', 'ink') +
    rows
      .map((half, index) => {
        const y = -82 + index * 25;
        return flat(
          `M${-half + 13} ${y}H${half - 13}A13 13 0 0 1 ${half - 13} ${y + 26}H${-half + 13}A13 13 0 0 1 ${-half + 13} ${y}z`,
          'first',
        );
      })
      .join('') +
    rows
      .map((half, index) => {
        const y = -82 + index * 25;
        return (
          bare(
            `M${half * 0.35} ${y}H${half - 13}A13 13 0 0 1 ${half - 13} ${y + 26}H${half * 0.25}z`,
            'second',
          ) + line(`M${-half + 12} ${y + 25}H${half - 12}`, 'ink', 3)
        );
      })
      .join('') +
    line(circle([0, -92], 11), 'ink', 6) +
    flat('M-24 92V66Q-24 44 0 44Q24 44 24 66V92z', 'ink') +
    [
      [-104, -60, 20],
      [98, -84, -20],
      [112, -10, 10],
      [-118, 16, -14],
      [40, -128, 14],
      [-50, -122, -10],
    ]
      .map(([x = 0, y = 0, turn = 0]) => placed(bee, [x, y], 1, turn))
      .join('')
  );
}

/** A sunflower at full strength. */
export function sunflower({ flat, bare, line }: Press): string {
  const ring = (count: number, reach: number, colour: 'first' | 'second', offset: number): string =>
    steps(0, 360 - 360 / count, count - 1)
      .map((angle) =>
        placed(
          flat(`M0 0Q-17 ${-reach * 0.7} 0 ${-reach}Q17 ${-reach * 0.7} 0 0z`, colour),
          [0, -26],
          1,
          angle + offset,
        ),
      )
      .join('');
  const seeds = Array.from({ length: 120 }, (_, index) => {
    const [angle, radius] = [index * 2.39996, Math.sqrt(index) * 3.5];
    return circle([Math.cos(angle) * radius, -26 + Math.sin(angle) * radius], 1.6);
  });
  return (
    line('M0 20Q-6 90 4 190', 'ink', 13) +
    flat('M0 104Q-40 50 -104 62Q-84 116 0 112zM2 134Q46 82 104 98Q84 148 2 142z', 'ink') +
    line('M0 108Q-50 76 -92 70M2 138Q50 110 92 104', 'ground', 4) +
    ring(18, 92, 'second', 0) +
    ring(18, 82, 'first', 10) +
    flat(circle([0, -26], 42), 'ink') +
    bare(seeds.join(''), 'first')
  );
}
