import { element } from '@portal/engraving';

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Paint = { defs: string; paint: string };

/**
 * A paint that changes from the middle of a form to its edge. Its name is made from its stops, so
 * that a paint defined twice is the same paint.
 */
export function radial(
  stops: readonly Stop[],
  focus: readonly [number, number] = [0.5, 0.5],
): Paint {
  return gradient('radialGradient', stops, { fx: focus[0], fy: focus[1] });
}

/** A paint that changes from one side of a form to the other. */
export function linear(stops: readonly Stop[], upright = false): Paint {
  return gradient('linearGradient', stops, upright ? { x1: 0, y1: 0, x2: 0, y2: 1 } : {});
}

function gradient(
  name: string,
  stops: readonly Stop[],
  attributes: Readonly<Record<string, number>>,
): Paint {
  const key = [name, ...stops.flat(), ...Object.values(attributes)].join('_');
  const id = key.replace(/[^a-zA-Z0-9]/g, '-');
  const children = stops.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
  return {
    defs: element('defs', {}, element(name, { id, ...attributes }, children.join(''))),
    paint: `url(#${id})`,
  };
}

/** A drawing to be set down in many places. */
export type Stamp = {
  defs: string;
  at(x: number, y: number, turn?: number, scale?: number): string;
};

export function stamp(id: string, drawing: string): Stamp {
  return {
    defs: element('defs', {}, element('g', { id }, drawing)),
    at(x, y, turn = 0, scale = 1) {
      const degrees = ((turn * 180) / Math.PI).toFixed(1);
      const move = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
      const spin = degrees === '0.0' ? '' : ` rotate(${degrees})`;
      const size = scale === 1 ? '' : ` scale(${scale.toFixed(3)})`;
      return element('use', { href: `#${id}`, transform: move + spin + size });
    },
  };
}
