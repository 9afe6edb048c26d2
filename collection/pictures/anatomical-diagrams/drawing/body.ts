import {
  along,
  circle,
  ellipse,
  fill,
  heading,
  type Line,
  type Point,
  resample,
  steps,
} from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, shadeOf, solid } from './hand.ts';
import { mirrored, points, symmetrical } from './points.ts';
import { smoothPath } from './smooth.ts';
import { grow, type Twig, twigs } from './tubes.ts';

const bodyHalf =
  points(`200,0 228,8 243,40 240,76 230,106 223,120! 223,140 234,152 262,164 300,178 320,206 325,262 330,312
  338,366 348,420 354,476 366,512 371,552 362,578 352,574 349,542 340,548 341,516 336,480 320,424 307,370 300,316 289,240! 285,300
  277,370 273,402 281,452 293,500 295,560 289,640 273,730 271,762 275,820 265,890 251,950 256,976 274,993 260,1001 231,999 228,976
  230,946 222,864 220,800 218,742 218,700 209,610 200,536!`);

const guides: readonly string[] = [
  '200,150 200,260 200,380 200,470',
  '200,470 232,560 244,660 246,750 246,850 244,970',
  '202,180 262,196 300,230 312,320 324,400 342,480 356,550',
  '200,150 204,110 222,70 216,24',
  '200,250 240,260 262,300 266,360',
  '200,330 236,350 258,390',
  '200,400 236,430 262,470',
  '246,760 262,830 252,930',
  '312,330 314,400 334,470',
  '236,570 268,620 270,690',
];

/** Trees of one kind in the outline of a body. */
export function bodyTree(hand: Hand, kind: 'vessels' | 'nerves'): Figure {
  const { inks } = hand;
  const lines = guides.map((text) => resample(points(text), 8));
  const isVessels = kind === 'vessels';
  const left = trees(hand, lines, isVessels ? 0 : 0.5);
  const right = isVessels
    ? trees(
        hand,
        lines.map((line) => mirrored(line, 200)),
        0,
      )
    : left.map(({ line, width }) => ({ line: mirrored(line, 200), width }));
  const coloured = inks.style === 'flat' || inks.pigments.artery !== inks.pigments.bone;
  const paint = (list: Twig[], tissue: 'artery' | 'vein' | 'nerve'): string =>
    twigs(list, coloured ? inks.pigments[tissue] : shadeOf(hand, tissue));
  const id = hand.nextId();
  const outline = symmetrical(bodyHalf, 200).slice(0, -1);
  const all = [...left, ...right];
  const beside = all.map(({ line, width }) => ({
    line: line.map(([x, y]): Point => [x + 7, y + 5]),
    width: width * 0.85,
  }));
  return {
    width: 400,
    height: 1010,
    body:
      solid(hand, outline, { tissue: isVessels ? 'skin' : 'vein', shade: 0.12, weight: 0.6 }) +
      `<clipPath id="${id}"><path d="${smoothPath(outline)}"/></clipPath><g clip-path="url(#${id})">` +
      (isVessels ? paint(beside, 'vein') : '') +
      paint(all, isVessels ? 'artery' : 'nerve') +
      '</g>' +
      (isVessels ? pump(hand) : marrow(hand)),
    marks: isVessels
      ? marks(
          'heart 206,246; aorta 200,350; carotid 216,90; brachial artery 312,330; femoral artery 244,640; tibial artery 154,850; hand 44,540',
        )
      : marks(
          'brain 190,40; spinal marrow 200,300; arm plexus 260,196; sciatic nerve 156,640; nerves of the hand 350,540; nerves of the foot 156,960',
        ),
  };
}

function trees(hand: Hand, lines: readonly Line[], extra: number): Twig[] {
  return lines.flatMap((line, index) => {
    const main: Twig = {
      line: line.filter((_, place) => place % 3 === 0 || place === line.length - 1),
      width: index < 4 ? 8.5 : 4.5,
    };
    const count = Math.round(line.length * 0.42);
    const side = steps(1, count, count - 1).flatMap((n) => {
      const share = n / (count + 0.5);
      const turn = n % 2 ? 0.8 : -0.8;
      return grow(hand, along(line, share), heading(line, share) + turn, 18, 2.6, {
        spread: 0.5 + extra * 0.3,
        shrink: 0.8,
        depth: 3,
      });
    });
    return [main, ...side];
  });
}

function pump(hand: Hand): string {
  return solid(hand, points('196,222 216,216 236,232 234,262 214,290 196,268 188,240'), {
    tissue: 'flesh',
    shade: 0.5,
  });
}

function marrow(hand: Hand): string {
  return (
    solid(hand, ellipse([200, 46], 34, 38, 16), { tissue: 'pale', shade: 0.3 }) +
    [0, 1, 2]
      .map((n) =>
        crease(
          hand,
          [
            [176 + n * 8, 26 + n * 12],
            [190, 34 + n * 12],
            [204, 26 + n * 12],
            [222, 34 + n * 10],
          ],
          0.5,
        ),
      )
      .join('') +
    fill(
      steps(0, 22, 22)
        .map((n) => circle([200, 130 + n * 15], 4.6))
        .join(''),
      hand.inks.pigments.nerve,
    )
  );
}
