/** A closed outline as x, y, x, y…  */
export type Ring = readonly number[];

const tokens = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
const curvePieces = 6;

/** The straight-sided outlines of path data as the engraver's pen writes it (no arcs). */
export function flatten(path: string): Ring[] {
  const words = path.match(tokens) ?? [];
  const rings: number[][] = [];
  let ring: number[] = [];
  let [x, y, startX, startY, index] = [0, 0, 0, 0, 0];
  let command = '';
  const number = (): number => Number(words[index++]);
  const lineTo = (toX: number, toY: number): void => {
    [x, y] = [toX, toY];
    ring.push(x, y);
  };
  while (index < words.length) {
    if (/[a-zA-Z]/.test(words[index] as string)) command = words[index++] as string;
    const [baseX, baseY] = command === 'M' ? [0, 0] : [x, y];
    switch (command) {
      case 'M':
      case 'm':
        [x, y] = [baseX + number(), baseY + number()];
        [startX, startY] = [x, y];
        ring = [x, y];
        rings.push(ring);
        break;
      case 'l':
        lineTo(baseX + number(), baseY + number());
        break;
      case 'h':
        lineTo(baseX + number(), baseY);
        break;
      case 'v':
        lineTo(baseX, baseY + number());
        break;
      case 'q': {
        const [cx, cy] = [baseX + number(), baseY + number()];
        const [toX, toY] = [baseX + number(), baseY + number()];
        for (let step = 1; step <= curvePieces; step += 1) {
          const t = step / curvePieces;
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
          lineTo(a * baseX + b * cx + c * toX, a * baseY + b * cy + c * toY);
        }
        break;
      }
      case 'c': {
        const [ax, ay] = [baseX + number(), baseY + number()];
        const [bx, by] = [baseX + number(), baseY + number()];
        const [toX, toY] = [baseX + number(), baseY + number()];
        for (let step = 1; step <= curvePieces; step += 1) {
          const t = step / curvePieces;
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
          lineTo(a * baseX + b * ax + c * bx + d * toX, a * baseY + b * ay + c * by + d * toY);
        }
        break;
      }
      case 'z':
        [x, y] = [startX, startY];
        break;
      default:
        throw new Error(`Cannot flatten the path command ${command}`);
    }
  }
  return rings;
}
