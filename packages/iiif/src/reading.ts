/** What a part means, or what is wrong with it, to follow its name: `is not four numbers`. */
export type Reading<Value> = { ok: true; value: Value } | Fault;

export type Fault = { ok: false; what: string };

export function right<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function wrong(what: string): Fault {
  return { ok: false, what };
}

export const isEmpty = wrong('is empty');
export const isOutside = wrong('is outside the image');
export const isNoPixels = wrong('comes out at 0 pixels');
export const hasTooManyDigits = wrong('has a number with more than 15 digits');
