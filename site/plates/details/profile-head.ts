import {
  closedCurve,
  curve,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  seededRandom,
  segments,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

/** Forehead to chest, then round the back of the head, in a box 100 wide. */
const profileOutline: readonly Point[] = [
  [39, 21],
  [33.5, 30],
  [31.3, 38],
  [30.3, 43],
  [31.2, 47],
  [28.6, 52.5],
  [24.6, 58.4],
  [23.4, 60.6],
  [24.6, 62.6],
  [28, 63.6],
  [27.4, 66],
  [25.6, 68.6],
  [26, 70.2],
  [28, 71],
  [26.8, 72.4],
  [26.6, 74.4],
  [29, 76.8],
  [28.4, 80],
  [29.4, 83.6],
  [33, 86.4],
  [38, 86.6],
  [46, 84],
  [51, 81.6],
  [52.4, 88],
  [51, 96],
  [45, 104],
  [33, 111],
  [24, 119],
  [20, 130],
  [36, 139],
  [56, 142],
  [78, 139],
  [94, 129],
  [89, 117],
  [77, 107],
  [69, 99],
  [67, 90],
  [69, 80],
  [72, 77],
];
const bunOutline: readonly Point[] = [
  [72, 78],
  [80, 79],
  [88, 73],
  [91, 63],
  [87, 54],
  [80, 51],
  [77, 40],
  [71, 29],
  [62, 21],
  [50, 18],
  [39, 21],
];

/** A head cut from black paper, looking to the left, her hair pinned up. */
export function profile(
  corner: Point,
  scale: number,
  { ink, raised, accent }: PlatePalette,
): string {
  const at = ([x, y]: Point): Point => [corner[0] + x * scale, corner[1] + y * scale];
  const whole = [...profileOutline, ...bunOutline.slice(1, -1)].map(at);
  const strands: Line[] = [
    [
      [42, 23],
      [52, 26],
      [62, 36],
      [70, 52],
      [74, 62],
    ],
    [
      [36, 30],
      [46, 32],
      [56, 42],
      [64, 56],
      [72, 66],
    ],
    [
      [35, 38],
      [44, 40],
      [52, 50],
      [60, 62],
      [70, 70],
    ],
    [
      [52, 20],
      [64, 28],
      [72, 42],
      [77, 56],
    ],
    [
      [76, 60],
      [82, 58],
      [86, 64],
      [82, 71],
      [76, 70],
    ],
  ];
  const ribbon: Line = [
    [38, 33],
    [50, 26],
    [60, 22],
    [64, 23],
    [54, 29],
    [40, 37],
  ];
  const collar: Line = [
    [50, 97],
    [60, 102],
    [70, 101],
    [78, 108],
    [62, 113],
    [44, 106],
  ];
  return (
    fill(closedCurve(whole), ink) +
    stroke(curve(...strands.map((strand) => strand.map(at))), raised, 0.6) +
    fill(closedCurve(ribbon.map(at)), accent) +
    form(closedCurve(collar.map(at)), raised, ink, 0.8) +
    stroke(
      segments(hatch(collar.map(at), { angle: 0.5, spacing: 2.6, random: seededRandom('collar') })),
      ink,
      0.5,
    )
  );
}
