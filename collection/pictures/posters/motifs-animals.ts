import { circle, closedCurve, curve, oval, steps } from '@portal/engraving';
import { mirrored, type Press, placed, points } from './press.ts';

/** A house fly on a bun, seen from the ceiling. */
export function fly({ flat, bare, line }: Press): string {
  const legs = `M-14 -18L-44 -36L-58 -66M14 -18L44 -36L58 -66M-18 0L-56 0L-82 -18M18 0L56 0L82 -18
    M-14 16L-40 38L-52 76M14 16L40 38L52 76`;
  const wing = 'M8 -12Q66 6 62 62Q52 84 34 62Q14 30 8 -12z';
  const wings =
    flat(wing, 'paper') + line('M10 -6Q40 24 48 68M12 0Q28 34 34 60M30 16Q48 24 58 46', 'ink', 1.8);
  return (
    bare(circle([0, 6], 104), 'paper') +
    line(circle([0, 6], 94), 'second', 3) +
    bare(circle([0, 6], 80), 'first') +
    bare('M-66 48A80 80 0 0 0 78 24A90 90 0 0 1 -66 48z', 'second') +
    line(legs, 'ink', 5) +
    bare(oval([0, 34], 22, 38), 'ink') +
    line('M-18 26q18 8 36 0M-20 40q20 9 40 0M-16 54q16 8 32 0', 'second', 3) +
    bare(oval([0, -10], 22, 24), 'ink') +
    line('M-8 -26V8M8 -26V8', 'second', 2.4) +
    wings +
    mirrored(wings) +
    bare(oval([0, -42], 18, 13), 'ink') +
    flat(oval([-14, -45], 11, 13, 0.4) + oval([14, -45], 11, 13, -0.4), 'first') +
    bare(circle([-17, -49], 3) + circle([11, -49], 3), 'paper') +
    line('M-3 -55L-8 -68M3 -55L8 -68', 'ink', 2.6)
  );
}

/** A cow, full face, with a daisy. */
export function cow({ flat, bare, line, within }: Press): string {
  const head = 'M-50 -54Q0 -78 50 -54Q56 -20 38 36Q20 56 0 56Q-20 56 -38 36Q-56 -20 -50 -54z';
  return (
    flat(
      'M-47 -48Q-88 -66 -82 -106Q-66 -78 -22 -62zM47 -48Q88 -66 82 -106Q66 -78 22 -62z',
      'paper',
    ) +
    flat('M-48 -44Q-92 -62 -112 -34Q-92 -10 -50 -26z', 'ink') +
    flat('M48 -44Q92 -62 112 -34Q92 -10 50 -26z', 'paper') +
    bare(
      'M58 -38Q86 -50 100 -34Q86 -20 56 -28zM-58 -38Q-86 -50 -100 -34Q-86 -20 -56 -28z',
      'first',
    ) +
    flat('M-52 120Q-44 60 -30 40H30Q44 60 52 120z', 'paper') +
    bare('M8 60Q40 56 50 100Q30 112 14 92z', 'ink') +
    flat(head, 'paper') +
    within(
      head,
      bare('M-70 -90H-6Q10 -60 -10 -36Q-4 -4 -24 10Q-60 20 -70 -10z', 'ink') +
        bare('M36 -70Q24 -46 46 -28L70 -40z', 'ink'),
    ) +
    flat(oval([-25, -22], 9, 11) + oval([25, -22], 9, 11), 'paper') +
    bare(circle([-24, -20], 6) + circle([24, -20], 6), 'ink') +
    line('M14 -32L8 -38M20 -35L18 -42M28 -35L31 -42', 'ink', 2.6) +
    flat(oval([0, 42], 50, 32), 'first') +
    bare(oval([-20, 34], 6, 9, 0.4) + oval([20, 34], 6, 9, -0.4), 'ink') +
    line('M-30 56Q0 72 30 56', 'ink', 3.6) +
    line('M26 58Q52 66 66 52', 'second', 4.5) +
    steps(0, 315, 7)
      .map((angle) => placed(flat(oval([0, -11], 5, 8), 'paper'), [72, 46], 1, angle))
      .join('') +
    flat(circle([72, 46], 6.5), 'second') +
    line('M-38 80Q0 104 38 80', 'second', 8) +
    flat('M-12 92H12L17 118H-17z', 'second') +
    bare(circle([0, 120], 5), 'ink')
  );
}

/** An elephant in a saddlecloth, balanced on a drum. */
export function elephant({ flat, bare, line, limb }: Press): string {
  const drum =
    flat('M-62 66H62L72 116H-72z', 'first') +
    bare('M-62 66L-44 116L-26 66zM-26 66L-8 116L10 66zM10 66L28 116L46 66z', 'paper') +
    flat('M-68 58H68V70H-68zM-78 110H78V122H-78z', 'second');
  const body = `M-24 -46Q14 -66 54 -52Q84 -40 82 2Q82 20 72 24Q66 40 62 60H36Q36 40 30 24Q4 30 -14 24
    Q-18 40 -18 60H-46Q-46 34 -44 10Q-54 -30 -24 -46z`;
  return (
    drum +
    flat('M6 20Q4 40 8 60H-14Q-18 40 -18 16zM66 18Q66 40 70 60H48Q44 40 42 20z', 'ink') +
    limb('M82 -20Q96 -4 90 18', 'paper', 5) +
    bare(oval([89, 22], 4, 8, 0.2), 'ink') +
    flat(body, 'paper') +
    bare('M82 2Q82 20 72 24Q66 40 62 60H50Q54 20 66 -10Q72 -26 66 -47Q84 -36 82 2z', 'second') +
    flat('M-4 -56Q30 -66 60 -50Q64 -20 60 2Q28 14 -2 4Q-10 -26 -4 -56z', 'first') +
    line(curve(points('-3,-8 28,2 61,-10')), 'second', 6) +
    steps(0, 6, 6)
      .map((step) =>
        bare(circle([0 + step * 10, 9 + Math.sin((step / 6) * Math.PI) * 5], 3.6), 'second'),
      )
      .join('') +
    bare('M28 -46l5 11h12l-9 8l4 12l-12 -7l-12 7l4 -12l-9 -8h12z', 'second') +
    limb('M-66 -36Q-96 -28 -98 -62Q-98 -88 -78 -92Q-66 -92 -66 -82', 'paper', 15) +
    flat(
      closedCurve(points('-34,-64 -56,-70 -76,-58 -80,-34 -72,-12 -54,-4 -34,-14 -22,-36')),
      'paper',
    ) +
    line('M-66 -36Q-81 -32 -89 -38.5', 'paper', 15) +
    flat('M-66 -16Q-82 -4 -98 -14Q-84 6 -60 -6z', 'paper') +
    flat(closedCurve(points('-36,-62 -14,-66 4,-46 2,-20 -14,-2 -26,-12 -38,-34')), 'second') +
    bare(circle([-59, -42], 4), 'ink') +
    line('M-66 -50q7 -6 14 -1', 'ink', 2.4) +
    flat('M-60 -70Q-48 -84 -32 -66L-42 -58z', 'first') +
    line('M-46 -76V-96', 'ink', 3) +
    flat('M-46 -96Q-30 -104 -20 -92Q-32 -86 -46 -86z', 'second') +
    line('M-42 59h20M-14 59h18M40 59h20', 'ink', 2.4)
  );
}

/** A mosquito at the window, well supplied. */
export function mosquito({ flat, bare, line }: Press): string {
  return (
    line(
      `M-18 -8L-44 -60L-70 40L-84 96M-8 -4L-22 -66L-30 52L-34 98M8 0L36 -70L58 40L74 96
      M14 2L70 -62L98 20L112 84`,
      'ink',
      4,
    ) +
    flat('M-6 -20Q30 -74 104 -72Q96 -34 8 -12z', 'paper') +
    flat('M-2 -18Q50 -58 118 -38Q96 -10 8 -10z', 'paper') +
    line('M4 -20Q46 -54 96 -64M10 -16Q60 -42 104 -34', 'ink', 2) +
    flat('M4 -14Q40 -2 84 40Q96 56 82 56Q40 40 -4 4z', 'first') +
    line('M26 -2L14 14M42 8L30 26M58 21L46 38M72 34L62 48', 'ink', 6) +
    bare(oval([-8, -8], 22, 18, -0.3), 'ink') +
    line('M-22 -14L10 -14M-24 -4L8 -2', 'second', 3) +
    bare(circle([-38, 6], 14), 'ink') +
    flat(circle([-42, 4], 8), 'second') +
    bare(circle([-44, 2], 2.6), 'ink') +
    line('M-46 16L-98 72', 'ink', 5) +
    line('M-42 -6Q-66 -20 -80 -8M-44 -4Q-62 -8 -76 6', 'ink', 2.6) +
    bare('M-98 72q-9 12 0 17q9 -5 0 -17z', 'first')
  );
}

/** The whale, which is in. */
export function whale({ flat, bare, line, within }: Press): string {
  const body = `M-104 -6Q-100 -46 -40 -48Q30 -48 74 -8Q88 4 92 -18Q70 -34 72 -58Q92 -52 104 -36
    Q118 -54 138 -56Q138 -30 112 -16Q116 30 66 44Q0 62 -62 48Q-102 34 -104 -6z`;
  return (
    flat(body, 'ink') +
    within(
      body,
      bare('M-110 2Q-60 12 -40 20Q10 44 70 34L60 70H-110z', 'paper') +
        line(
          steps(0, 6, 6)
            .map(
              (step) =>
                `M-106 ${8 + step * 6}Q-60 ${16 + step * 6} ${-20 + step * 6} ${32 + step * 5}`,
            )
            .join(''),
          'ink',
          1.8,
        ),
    ) +
    line('M-104 0Q-66 8 -44 18', 'paper', 2.6) +
    flat(circle([-40, 6], 5.5), 'paper') +
    bare(circle([-41, 6.5], 2.8), 'ink') +
    line('M-48 -4q8 -5 15 1', 'paper', 2) +
    flat('M-16 26Q0 66 30 74Q32 46 8 26z', 'first') +
    line(
      'M-58 -52V-76M-58 -76Q-58 -100 -84 -98Q-98 -94 -96 -80M-58 -76Q-58 -100 -32 -98Q-18 -94 -20 -80M-58 -80V-104',
      'paper',
      6,
    ) +
    bare(circle([-96, -68], 4) + circle([-20, -68], 4) + circle([-58, -114], 4), 'paper')
  );
}
