import { circle, coil, curve, type Point, steps } from '@portal/engraving';
import { type Box, mirrored, type Press, placed, rect } from './press.ts';

export function inner({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}

/** Stems that climb both sides of the sheet and curl in its corners. */
export function tendrils(area: Box, press: Press): string {
  const { line, flat } = press;
  const [band, { x, y, width, height }] = [58, area];
  const room = rect(inner(area, band));
  const corner = cornerPlant(press);
  const sprigs = steps(0.2, 0.8, 3).flatMap((share) => {
    const top = y + height * share;
    const leaf =
      flat('M0 26Q-22 6 -4 -26Q18 -2 0 26z', 'second') + line('M0 24Q-6 0 -3 -20', 'ink', 2);
    return [
      placed(leaf, [x + band / 2, top], 1),
      placed(mirrored(leaf), [x + width - band / 2, top], 1),
    ];
  });
  return (
    press.bare(`${rect(area)}${room}`, 'first', { 'fill-rule': 'evenodd' }) +
    line(rect(inner(area, 7)), 'ink', 4) +
    line(room, 'ink', 7) +
    line(scooped(inner(area, band + 14), 74), 'ink', 3) +
    line(scooped(inner(area, band + 24), 74), 'first', 3) +
    [x + band / 2, x + width - band / 2]
      .map((left) => line(stem(left, y + 120, height - 240), 'paper', 4))
      .join('') +
    sprigs.join('') +
    placed(corner, [x + 9, y + height - 9], 1.2) +
    placed(mirrored(corner), [x + width - 9, y + height - 9], 1.2) +
    placed(mirrored(corner), [x + 9, y + 9], 1.2, 180) +
    placed(corner, [x + width - 9, y + 9], 1.2, 180)
  );
}

/** A rectangle whose corners are bitten out in quarter circles. */
function scooped({ x, y, width, height }: Box, r: number): string {
  const [w, h] = [width - r * 2, height - r * 2];
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 0 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
}

function stem(left: number, top: number, length: number): string {
  return curve(
    steps(0, 1, 24).map(
      (share): Point => [left + Math.sin(share * Math.PI * 8) * 11, top + share * length],
    ),
  );
}

function cornerPlant({ flat, line, bare }: Press): string {
  const petals = [-52, -26, 0, 26, 52].map((angle) =>
    placed(flat('M0 0Q-15 -26 0 -50Q15 -26 0 0z', 'paper'), [54, -58], 1, angle + 45),
  );
  return (
    flat('M0 0H176Q178 -34 138 -34Q78 -36 58 -58Q36 -78 34 -138Q34 -178 0 -176z', 'shade') +
    line(curve(coil([112, -17], Math.PI, Math.PI * 4.4, 13, 2)), 'paper', 4) +
    line(curve(coil([17, -112], -Math.PI / 2, -Math.PI * 3.9, 13, 2)), 'paper', 4) +
    petals.join('') +
    bare(circle([54, -58], 11), 'second') +
    line(circle([54, -58], 11), 'ink', 2.4)
  );
}

/** Nested rounded stripes, as round a record sleeve. */
export function stripes({ x, y, width, height }: Box, { line }: Press): string {
  const colours = ['ink', 'first', 'second', 'paper'] as const;
  return colours
    .map((colour, index) => {
      const by = 9 + index * 16;
      const r = 92 - index * 16;
      const [w, h] = [width - by * 2 - r * 2, height - by * 2 - r * 2];
      const d = `M${x + by + r} ${y + by}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
      return line(d, colour, 17);
    })
    .join('');
}

/** A showman's border: heavy rule, beads, light rule. */
export function rules(area: Box, { line, bare }: Press): string {
  const beads = inner(area, 34);
  const [across, down] = [Math.round(beads.width / 40), Math.round(beads.height / 40)];
  const lamps: Point[] = [
    ...steps(0, 1, across).flatMap((t): Point[] => [
      [beads.x + t * beads.width, beads.y],
      [beads.x + t * beads.width, beads.y + beads.height],
    ]),
    ...steps(0, 1, down).flatMap((t): Point[] => [
      [beads.x, beads.y + t * beads.height],
      [beads.x + beads.width, beads.y + t * beads.height],
    ]),
  ];
  return (
    bare(`${rect(area)}${rect(inner(area, 56))}`, 'ink', { 'fill-rule': 'evenodd' }) +
    bare(lamps.map((lamp) => circle(lamp, 11)).join(''), 'second') +
    line(rect(inner(area, 62)), 'ink', 4)
  );
}
