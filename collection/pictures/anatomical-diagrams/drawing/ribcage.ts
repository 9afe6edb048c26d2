import { type Line, type Point, steps } from '@portal/engraving';
import { longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { type Hand, solid } from './hand.ts';
import { points } from './points.ts';
import { tube } from './tubes.ts';

const reach = [120, 178, 218, 246, 266, 280, 288, 288, 276, 250];

/** A ribcage from the front, with the collar bones. */
export function ribcage(hand: Hand): Figure {
  const back: string[] = [];
  const front: string[] = [];
  reach.forEach((wide, index) => {
    for (const side of [-1, 1]) {
      const top = 96 + index * 47;
      const at = (x: number, y: number): Point => [350 + side * x, y];
      back.push(
        tube(
          hand,
          [at(28, top), at(wide * 0.55, top - 14), at(wide * 0.95, top + 38), at(wide, top + 74)],
          () => 17,
          { shade: 0.8 },
        ),
      );
      const end = Math.min(index, 6.4);
      const join = at(
        index < 7 ? 34 : 52 + (index - 7) * 44,
        118 + end * 43 + (index > 6 ? 62 + (index - 7) * 46 : 0),
      );
      const bow: Line = [
        at(wide, top + 66),
        at(wide * 0.96, top + 116),
        at(wide * 0.74, top + 150 - index * 2),
        at(wide * 0.5, top + 148 - index * 6),
      ];
      const last = bow.at(-1) as Point;
      front.push(
        tube(hand, [last, [(last[0] * 2 + join[0]) / 3, last[1] - 2], join], () => 14, {
          tissue: 'pale',
          shade: 0.3,
        }),
      );
      front.push(tube(hand, bow, (share) => 15 + share * 5, { shade: 0.5 }));
    }
  });
  const spine = steps(0, 14, 14).map((n) => vertebraFront(hand, [350, 70 + n * 46], 25 + n * 0.6));
  return {
    width: 700,
    height: 770,
    body:
      back.join('') +
      spine.join('') +
      front.reverse().join('') +
      solid(
        hand,
        points(
          '302,80 350,92 398,80 404,112 382,150! 376,250 386,370 368,420! 358,470 350,486 342,470 332,420! 314,370 324,250 318,150! 296,112',
        ),
        { shade: 0.4 },
      ) +
      [-1, 1]
        .map((side) =>
          longBone(hand, [350 + side * 52, 84], [350 + side * 250, 34], {
            shaft: 12,
            head: 20,
            foot: 20,
          }),
        )
        .join(''),
    marks: marks(
      'collar bone 220,58; breastbone 350,260; first rib 470,135; true ribs 95,310; false ribs 100,520; cartilages 250,440; backbone 350,650',
    ),
  };
}

export function vertebraFront(hand: Hand, [x, y]: Point, half: number): string {
  const wing = half * 1.7;
  return (
    solid(
      hand,
      [
        [x - wing, y - 4],
        [x, y - 12],
        [x + wing, y - 4],
        [x + wing, y + 6],
        [x, y + 8],
        [x - wing, y + 6],
      ] as Line,
      { shade: 0.4, weight: 0.8 },
    ) +
    solid(
      hand,
      [
        [x - half, y - 18],
        [x, y - 15],
        [x + half, y - 18],
        [x + half * 0.82, y],
        [x + half, y + 18],
        [x, y + 21],
        [x - half, y + 18],
        [x - half * 0.82, y],
      ] as Line,
      { shade: 0.5, angle: 0.2 },
    )
  );
}
