import { circle, steps } from '@portal/engraving';
import type { Press } from './press.ts';

/** A bath house below its mountains, steaming. */
export function spa({ flat, bare, line, limb }: Press): string {
  const columns = steps(-50, 50, 5).map((x) => flat(`M${x - 5} 26H${x + 5}V74H${x - 5}z`, 'paper'));
  return (
    flat('M-190 80L-112 -46L-70 16L-6 -104L60 10L100 -44L190 80z', 'second') +
    bare(
      'M-6 -104L60 10L100 -44L190 80H40Q30 0 -6 -104zM-112 -46L-70 16L-84 80H-110Q-96 10 -112 -46z',
      'ink',
    ) +
    bare(
      'M-6 -104L-36 -48L-20 -58L-8 -42L6 -58L22 -46L31 -40zM-112 -46L-128 -20L-114 -28L-102 -16L-93 -18zM100 -44L85 -23L98 -30L108 -20L117 -21z',
      'paper',
    ) +
    bare('M-200 82Q-140 40 -90 60Q0 34 90 60Q150 44 200 82z', 'shade') +
    steps(-170, 170, 12)
      .filter((x) => Math.abs(x) > 82)
      .map((x, index) => bare(`M${x - 13} 82L${x} ${20 + (index % 3) * 9}L${x + 13} 82z`, 'ink'))
      .join('') +
    limb('M-52 10Q-70 -8 -52 -26Q-34 -44 -54 -66', 'paper', 5) +
    limb('M52 10Q70 -8 52 -26Q34 -44 54 -66', 'paper', 5) +
    flat('M-24 -4A24 22 0 0 1 24 -4z', 'first') +
    line('M0 -26V-38', 'ink', 3) +
    flat('M-72 6L0 -14L72 6V18H-72z', 'first') +
    bare('M-62 18H62V76H-62z', 'ink') +
    columns.join('') +
    flat('M-84 74H84V84H-84z', 'paper') +
    bare('M-220 84H220V170H-220z', 'first') +
    line('M-150 98H-60M-20 94H90M-110 112H20M60 110H160M-170 126H-70M-30 128H110', 'paper', 4)
  );
}

/** A liner, bow on. */
export function ship({ flat, bare, line }: Press): string {
  const windows = steps(0, 2, 2).map(
    (row) => `M-${38 - row * 7} ${-30 - row * 15}H${38 - row * 7}`,
  );
  return (
    flat('M-22 -66L-17 -108H17L22 -66z', 'first') +
    bare('M6 -66L5 -108H17L22 -66z', 'ink') +
    bare('M-19 -94L-17 -108H17L19 -94z', 'ink') +
    flat('M-38 -54H38V-66H-38z', 'paper') +
    flat('M-46 -38H46V-54H-46z', 'paper') +
    flat('M-56 -20H56V-40H-56z', 'paper') +
    bare('M0 -66H38V-54H46V-38H56V-20H0z', 'second') +
    line(windows.join(''), 'ink', 4.5) +
    line('M0 -66V-128M-40 -66L0 -124L40 -66', 'ink', 1.8) +
    flat('M0 -128H-24L-16 -121L-24 -114H0z', 'first') +
    flat('M-74 -24Q0 -6 74 -24Q58 66 0 118Q-58 66 -74 -24z', 'ink') +
    bare('M0 -15Q-40 -15 -74 -24Q-58 66 0 118z', 'first') +
    bare('M0 -15Q-40 -15 -74 -24L-72 -12Q-40 -4 0 -4Q40 -4 72 -12L74 -24Q40 -15 0 -15z', 'paper') +
    bare(circle([-34, 16], 6), 'ink') +
    bare(circle([34, 16], 6), 'paper') +
    line('M-34 22V36M-41 31Q-34 42 -27 31', 'ink', 4) +
    line('M34 22V36M41 31Q34 42 27 31', 'paper', 4) +
    bare('M-160 132Q-96 116 -50 76Q-40 112 0 118Q40 112 50 76Q96 116 160 132V190H-160z', 'second') +
    bare(
      'M-150 136Q-80 128 -46 88Q-36 118 0 122Q36 118 46 88Q80 128 150 136Q60 146 0 132Q-60 146 -150 136z',
      'paper',
    )
  );
}

/** A diver halfway between board and water. */
export function swimmer({ flat, bare, line, limb, within }: Press): string {
  const suit = 'M-34 -15Q10 -24 40 -15Q46 0 40 15Q10 24 -34 15Q-42 0 -34 -15z';
  return (
    limb('M-30 4L-112 12', 'paper', 15) +
    limb('M-30 -5L-108 -14', 'paper', 16) +
    flat('M-104 -22L-138 -16L-104 -6zM-108 5L-142 16L-106 19z', 'paper') +
    limb('M38 12L74 14L118 2', 'paper', 11) +
    limb('M38 -11L74 -14L120 -3', 'paper', 12) +
    flat('M112 -8L142 0L112 7z', 'paper') +
    flat(suit, 'first') +
    within(suit, line('M-24 -30V30M-6 -30V30M12 -30V30M30 -30V30', 'second', 8)) +
    flat(circle([60, 0], 16), 'paper') +
    bare('M52 -15A16 16 0 0 1 64 -15.500L60 15.500A16 16 0 0 1 52 -15z', 'first') +
    bare(circle([68, -4], 2.4), 'ink') +
    line('M-150 -26H-172M-154 0H-188M-150 24H-170', 'paper', 5)
  );
}
