import { points } from './listing.ts';

const entries = 512;

/** A smooth curve through given values, as a function: place, value, place, value… */
export function smoothThrough(numbers: readonly number[]): (place: number) => number {
  const knots = points(numbers);
  const curve = curveThrough(
    knots.map(([place]) => place),
    knots.map(([, value]) => value),
  );
  const [first, last] = [knots[0]?.[0] ?? 0, knots.at(-1)?.[0] ?? 1];
  // Looked up, not worked out: a head asks for its outline fifty thousand times.
  const table = new Float64Array(entries + 2);
  for (let index = 0; index <= entries + 1; index += 1) {
    table[index] = curve(Math.min(last, first + ((last - first) * index) / entries));
  }
  return (place) => {
    const spot = Math.max(0, Math.min(entries, ((place - first) / (last - first)) * entries));
    const index = Math.floor(spot);
    const value = table[index] as number;
    return value + ((table[index + 1] as number) - value) * (spot - index);
  };
}

function curveThrough(
  places: readonly number[],
  values: readonly number[],
): (place: number) => number {
  const slopes = values.map((_, index) => slopeAt(places, values, index));
  return (place) => {
    const found = places.findIndex((knot) => knot > place);
    if (found === 0) return values[0] as number;
    const after = found < 0 ? places.length - 1 : found;
    const before = after - 1;
    const room = (places[after] as number) - (places[before] as number);
    const t = Math.min(1, (place - (places[before] as number)) / room);
    const [a, b] = [values[before] as number, values[after] as number];
    const [sa, sb] = [(slopes[before] as number) * room, (slopes[after] as number) * room];
    return a + t * (sa + t * (3 * (b - a) - 2 * sa - sb + t * (2 * (a - b) + sa + sb)));
  };
}

/** No steeper than its neighbours allow, so that the curve never overshoots a given value. */
function slopeAt(places: readonly number[], values: readonly number[], index: number): number {
  const secant = (from: number): number =>
    ((values[from + 1] as number) - (values[from] as number)) /
    ((places[from + 1] as number) - (places[from] as number));
  if (index === 0) return secant(0);
  if (index === values.length - 1) return secant(index - 1);
  const [left, right] = [secant(index - 1), secant(index)];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}
