import { circle, oval, polar, polygon, steps } from '@portal/engraving';
import { type Press, placed } from './press.ts';

/** The moon asleep in its cap. */
export function moon({ flat, bare, line }: Press): string {
  const face = `M34 -80A88 88 0 1 0 42 76Q10 76 8 56Q20 54 17 45Q24 41 17 35Q23 28 15 23Q38 20 40 10
    Q28 -6 16 -22Q10 -46 34 -80z`;
  return (
    flat(face, 'first') +
    bare('M-50 -60A88 88 0 0 0 42 76Q-30 66 -50 20Q-62 -24 -50 -60z', 'second') +
    line('M-20 -8Q-8 4 8 -4M-16 0L-22 7M-6 2V10M4 -1L9 6', 'ink', 3.6) +
    line('M-4 45Q6 48 16 43', 'ink', 3.2) +
    bare(circle([-16, 26], 10), 'second') +
    flat(
      'M40 -74Q14 -116 -36 -106Q-104 -92 -102 -10Q-92 -40 -72 -44Q-66 -64 -46 -66Q-10 -80 30 -58z',
      'paper',
    ) +
    line('M-40 -104Q-52 -86 -47 -68M-72 -84Q-76 -66 -70 -48M-4 -107Q-10 -92 -6 -72', 'first', 8) +
    flat('M46 -80Q54 -70 48 -58Q0 -78 -44 -56Q-56 -64 -50 -74Q0 -98 46 -80z', 'second') +
    flat(circle([-102, 0], 13), 'second') +
    placed(bare(starOf(14), 'paper'), [74, -44], 1, 10) +
    placed(bare(starOf(9), 'paper'), [92, 6], 1, -14) +
    placed(bare(starOf(11), 'paper'), [66, 40], 1, 20)
  );
}

export function starOf(radius: number, count = 5): string {
  return polygon(
    steps(0, count * 2 - 1, count * 2 - 1).map((step) =>
      polar([0, 0], (step / count) * Math.PI - Math.PI / 2, step % 2 ? radius * 0.42 : radius),
    ),
  );
}

/** The sun, looking straight at one. */
export function sun({ flat, bare, line }: Press): string {
  const ray = (angle: number, index: number): string =>
    placed(
      index % 2
        ? flat('M-11 -58Q-16 -78 -2 -88Q-8 -98 4 -112Q2 -98 12 -90Q18 -76 11 -58z', 'second')
        : flat('M-12 -58L0 -116L12 -58z', 'first'),
      [0, 0],
      1,
      angle,
    );
  return (
    steps(0, 345, 23)
      .map((angle, index) => ray(angle, index))
      .join('') +
    flat(circle([0, 0], 62), 'first') +
    bare('M0 -62A62 62 0 0 1 0 62Q14 40 6 22Q18 18 14 8L2 -22Q4 -40 0 -62z', 'second') +
    line('M-40 -24Q-26 -36 -10 -24M40 -24Q26 -36 12 -24M-4 -22L-2 -6L-8 8Q-2 16 8 13', 'ink', 3.4) +
    flat('M-38 -12Q-25 -24 -11 -12Q-25 -3 -38 -12zM38 -12Q25 -24 12 -12Q25 -3 38 -12z', 'paper') +
    bare(circle([-25, -13], 5) + circle([25, -13], 5), 'ink') +
    flat('M-22 30Q-10 22 0 27Q10 22 22 30Q10 42 0 42Q-10 42 -22 30z', 'paper') +
    line('M-22 30Q0 34 22 30', 'ink', 2.4) +
    line(circle([0, 0], 62), 'ink', 2.6)
  );
}

/** The comet above a row of hats. */
export function comet(press: Press): string {
  const { flat, bare } = press;
  const tail = (
    [
      ['M-46 20Q10 -60 128 -104L134 -74Q30 -40 -40 30z', 'second'],
      ['M-44 24Q20 -40 138 -66L140 -40Q40 -20 -38 34z', 'paper'],
      ['M-46 14Q-4 -66 96 -122L112 -112Q6 -52 -42 22z', 'paper'],
      ['M-42 28Q30 -16 146 -30L144 -6Q40 2 -38 36z', 'second'],
    ] as const
  ).map(([d, colour]) => bare(d, colour));
  const crowd = steps(-216, 216, 6).map((x, index) =>
    placed(onlooker(index % 2 === 0, press), [x, 96 + ((index * 2) % 3) * 8]),
  );
  return (
    tail.join('') +
    bare('M-320 112Q0 20 320 112V220H-320z', 'second') +
    placed(flat(starOf(44, 8), 'first'), [-46, 28], 1, 12) +
    bare(circle([-46, 28], 17), 'paper') +
    placed(
      press.line('M0 0L38 -46', 'ink', 5) + press.bare('M38 -46L64 -92L46 -52z', 'ink'),
      [84, 118],
    ) +
    crowd.join('')
  );
}

/** A back of a head, in a bowler or in something taller. */
function onlooker(bowler: boolean, { bare }: Press): string {
  const crown = bowler ? 'M-21 0Q-22 -32 0 -32Q22 -32 21 0z' : 'M-18 0L-20 -46Q0 -50 20 -46L18 0z';
  return (
    bare('M-52 110Q-52 38 -14 32H14Q52 38 52 110z', 'ink') +
    bare('M-14 26H14L17 36Q0 42 -17 36z', 'paper') +
    bare(oval([0, 13], 17, 19), 'first') +
    bare('M-17 8Q-16 24 0 24Q16 24 17 8z', 'ink') +
    bare(crown + oval([0, 1], 31, 5.5), 'ink') +
    bare(bowler ? 'M-21 -6H21V0H-21z' : 'M-18 -8H18V0H-18z', 'second')
  );
}

/** Saturn, in the manner of a gramophone. */
export function saturn({ bare, line, within }: Press): string {
  const colours = ['first', 'paper', 'second', 'first', 'second', 'paper', 'first'] as const;
  const sphere = circle([0, 0], 62);
  const ring = (rx: number, colour: 'paper' | 'first' | 'second', width: number): string =>
    line(oval([0, 0], rx, rx * 0.26), colour, width);
  const rings =
    ring(118, 'first', 7) + ring(106, 'paper', 7) + ring(94, 'second', 7) + ring(83, 'first', 5);
  const globe = within(
    sphere,
    colours
      .map((colour, index) =>
        bare(
          `M-70 ${-64 + index * 18}Q0 ${-52 + index * 18} 70 ${-64 + index * 18}v22Q0 ${-28 + index * 18} -70 ${-42 + index * 18}z`,
          colour,
        ),
      )
      .join('') + bare('M30 -70Q56 0 20 70H80V-70z', 'ink', { 'fill-opacity': 0.28 }),
  );
  return placed(
    rings +
      globe +
      within('M-140 0H140V60H-140z', rings) +
      bare(circle([-86, -62], 9), 'paper') +
      bare(circle([96, 60], 6), 'second') +
      bare(circle([70, -84], 5), 'first'),
    [0, 0],
    1,
    -18,
  );
}

/** An electric lamp and a moth that has heard of it. */
export function bulb({ flat, bare, line }: Press): string {
  const beams = steps(-200, 20, 10).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [from, to] = [polar([0, -30], angle, 76), polar([0, -30], angle, 104)];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  const moth =
    flat('M0 0Q-26 -24 -34 -4Q-30 12 0 6zM0 0Q26 -24 34 -4Q30 12 0 6z', 'paper') +
    bare(circle([-20, -4], 4) + circle([20, -4], 4), 'first') +
    bare(oval([0, 3], 4, 12), 'ink') +
    line('M-1 -8L-8 -18M1 -8L8 -18', 'ink', 2);
  return (
    line(beams.join(''), 'first', 7) +
    flat('M-26 48Q-26 30 -44 10A62 62 0 1 1 44 10Q26 30 26 48z', 'first') +
    bare('M26 48Q26 30 44 10A62 62 0 0 0 20 -88Q44 -40 10 48z', 'second') +
    line('M-14 48L-22 -16L-8 -2L0 -22L8 -2L22 -16L14 48', 'ink', 3.4) +
    flat('M-28 46H28V90Q14 104 0 104Q-14 104 -28 90z', 'paper') +
    line('M-29 58L29 52M-29 70L29 64M-28 82L28 76', 'ink', 5) +
    bare(oval([0, 104], 11, 6), 'ink') +
    line('M-44 -52Q-38 -70 -22 -76', 'paper', 6) +
    placed(moth, [70, 34], 1, -28)
  );
}
