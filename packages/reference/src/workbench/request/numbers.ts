/** More digits than 15 would not be read exactly. */
const whole = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?$/;

export function readWhole(text: string): number | undefined {
  return whole.test(text) ? Number(text) : undefined;
}

export function readDecimal(text: string): number | undefined {
  return decimal.test(text) ? Number(text) : undefined;
}

export function allNumbers(values: (number | undefined)[]): values is number[] {
  return values.every((value) => value !== undefined);
}
