export type Point = readonly [x: number, y: number];

export type Pen = {
  move(to: Point): Pen;
  line(to: Point): Pen;
  quad(control: Point, to: Point): Pen;
  cubic(first: Point, second: Point, to: Point): Pen;
  close(): Pen;
  /** The finished path data, e.g. "M10 20l3.5-4z". */
  done(): string;
};

/**
 * Writes path data as steps between positions already rounded to a tenth. Rounding positions instead of
 * steps keeps errors from adding up, and whole tenths print the same on every machine.
 */
export function createPen(): Pen {
  let data = '';
  let command = '';
  let last = '';
  let here: Point = [0, 0];
  let start: Point = [0, 0];

  function write(letter: string, tenths: readonly number[]): void {
    if (letter !== command || letter === 'm') {
      data += letter;
      last = '';
    }
    for (const value of tenths) {
      const token = printTenths(value);
      data += needsSpace(last, token) ? ` ${token}` : token;
      last = token;
    }
    command = letter;
  }

  const stepTo = ([x, y]: Point): [number, number] => [x - here[0], y - here[1]];

  const pen: Pen = {
    move(to) {
      const target = inTenths(to);
      if (data) write('m', stepTo(target));
      else write('M', target);
      here = start = target;
      return pen;
    },
    line(to) {
      const target = inTenths(to);
      const [dx, dy] = stepTo(target);
      if (dx === 0 && dy === 0) return pen;
      if (dy === 0) write('h', [dx]);
      else if (dx === 0) write('v', [dy]);
      else write('l', [dx, dy]);
      here = target;
      return pen;
    },
    quad(control, to) {
      const target = inTenths(to);
      write('q', [...stepTo(inTenths(control)), ...stepTo(target)]);
      here = target;
      return pen;
    },
    cubic(first, second, to) {
      const target = inTenths(to);
      write('c', [...stepTo(inTenths(first)), ...stepTo(inTenths(second)), ...stepTo(target)]);
      here = target;
      return pen;
    },
    close() {
      data += 'z';
      command = 'z';
      here = start;
      return pen;
    },
    done: () => data,
  };
  return pen;
}

function inTenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}

/** Whole tenths as a number without unnecessary zeros, e.g. "-.5". Called for every coordinate. */
function printTenths(value: number): string {
  const rest = Math.abs(value % 10);
  const whole = Math.trunc(value / 10);
  if (rest === 0) return String(whole);
  const sign = value < 0 ? '-' : '';
  return whole === 0 ? `${sign}.${rest}` : `${whole}.${rest}`;
}

/** Path data needs no space if a sign or a second decimal point already ends a number. */
function needsSpace(last: string, token: string): boolean {
  if (!last || token.startsWith('-')) return false;
  return !(token.startsWith('.') && last.includes('.'));
}
