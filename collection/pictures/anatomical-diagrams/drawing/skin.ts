import {
  coil,
  ellipse,
  type Line,
  type Point,
  rectangle,
  resample,
  steps,
} from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { grow, tube, twigs } from './tubes.ts';

function wave(y: number, deep: number, long: number, phase = 0): Line {
  return steps(40, 960, 46).map((x): Point => [x, y + Math.sin(x / long + phase) * deep]);
}

function layer(
  hand: Hand,
  top: Line,
  bottom: Line,
  tissue: 'skin' | 'flesh' | 'fat' | 'pale' | 'organ',
  shade: number,
): string {
  const corner = (line: Line): Line => [line[0] as Point, ...line, line.at(-1) as Point];
  return solid(hand, [...corner(top), ...corner([...bottom].reverse())], {
    tissue,
    shade,
    angle: Math.PI / 2,
  });
}

/** A block of skin: horn, living cells, leather, fat; hairs, glands and vessels stand in it. */
export function skinBlock(hand: Hand): Figure {
  const { random, inks } = hand;
  const papillae = steps(40, 960, 92).map((x): Point => [x, 236 + Math.sin(x / 17) * 26]);
  const fat = Array.from({ length: 64 }, (_, index) => {
    const at: Point = [
      70 + (index % 16) * 58 + (Math.floor(index / 16) % 2) * 26,
      612 + Math.floor(index / 16) * 44,
    ];
    return solid(
      hand,
      ellipse([Math.min(930, at[0] + random.jitter(8)), at[1] + random.jitter(6)], 29, 22, 9),
      { tissue: 'fat', shade: 0.3, weight: 0.7 },
    );
  });
  const vessel = (tissue: 'artery' | 'vein', y: number): string =>
    tube(hand, resample(wave(y, 7, 90, y), 40), () => 15, { tissue }) +
    twigs(
      steps(0, 7, 7).flatMap((n) =>
        grow(hand, [110 + n * 104 + (y % 40), y], -1.5, 84, 6, {
          spread: 0.26,
          shrink: 0.7,
          depth: 3,
        }),
      ),
      inks.dark || inks.style === 'flat' ? inks.pigments[tissue] : inks.ink,
    );
  return {
    width: 1000,
    height: 830,
    body:
      solid(
        hand,
        rectangle(40, 570, 920, 230).flatMap((point) => [point, point]),
        { tissue: 'fat', shade: 0.1 },
      ) +
      fat.join('') +
      layer(hand, papillae, wave(590, 10, 70), 'organ', 0.12) +
      Array.from({ length: 90 }, () => fibre(hand)).join('') +
      layer(hand, wave(130, 8, 46), papillae, 'skin', 0.2) +
      cells(hand) +
      layer(hand, wave(92, 10, 46), wave(134, 8, 46), 'pale', 0.5) +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            wave(104 + n * 9, 9 - n, 46).filter((_, index) => index > 1 + n && index < 44),
            0.5,
          ),
        )
        .join('') +
      vessel('vein', 574) +
      vessel('artery', 548) +
      [270, 700].map((x) => follicle(hand, x)).join('') +
      sweatGland(hand, 480) +
      sweatGland(hand, 880),
    marks: marks(
      'horny layer 140,108; mucous layer 130,180; papillae 586,240; leather skin 180,380; fat cells 130,680; hair 290,40; root of the hair 262,560; sebaceous gland 760,300; sweat gland 484,520; pore 884,100; artery 610,550',
    ),
  };
}

function fibre(hand: Hand): string {
  const { random } = hand;
  const [x, y] = [random.between(60, 900), random.between(290, 560)];
  return crease(
    hand,
    [
      [x, y],
      [x + 16, y - 5],
      [x + 36, y + random.jitter(8)],
    ],
    0.35,
  );
}

function cells(hand: Hand): string {
  const { random } = hand;
  return steps(0, 131, 131)
    .map((n) => {
      const at: Point = [
        62 + (n % 44) * 20.4 + random.jitter(4),
        152 + Math.floor(n / 44) * 22 + random.jitter(4),
      ];
      return (
        solid(hand, ellipse(at, 9, 7, 6), { tissue: 'skin', shade: 0, weight: 0.45 }) +
        (n % 2 ? '' : hollow(hand, ellipse(at, 2.2, 2, 5)))
      );
    })
    .join('');
}

function follicle(hand: Hand, x: number): string {
  return (
    tube(
      hand,
      [
        [x + 24, 120],
        [x + 12, 320],
        [x - 6, 480],
        [x - 10, 590],
      ],
      (share) => 34 + share ** 3 * 40,
      { tissue: 'skin', shade: 0.4 },
    ) +
    solid(
      hand,
      [
        [x + 34, 270],
        [x + 74, 262],
        [x + 84, 310],
        [x + 64, 340],
        [x + 70, 370],
        [x + 36, 372],
        [x + 18, 340],
      ],
      { tissue: 'nerve', shade: 0.5 },
    ) +
    tube(
      hand,
      [
        [x + 66, 0],
        [x + 30, 90],
        [x + 12, 320],
        [x - 6, 480],
        [x - 10, 575],
      ],
      (share) => 9 + share * 8 + share ** 9 * 26,
      { tissue: 'flesh', shade: 0.7 },
    ) +
    hollow(hand, ellipse([x - 10, 590], 10, 8, 8))
  );
}

function sweatGland(hand: Hand, x: number): string {
  const duct = steps(0, 1, 26).map(
    (t): Point => [x + Math.sin(t * 24) * 9 * (1 - t * 0.5), 92 + t * 380],
  );
  return (
    tube(hand, duct, () => 8, { tissue: 'vein', weight: 0.6 }) +
    tube(hand, coil([x, 516], -1.57, 16, 46, 14), () => 14, { tissue: 'vein', weight: 0.7 })
  );
}
