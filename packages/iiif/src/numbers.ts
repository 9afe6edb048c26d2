import { type Fault, wrong } from './reading.ts';

export const whole = '(?:0|[1-9][0-9]*)';
export const decimal = `${whole}(?:\\.[0-9]+)?`;

const wholeForm = new RegExp(`^${whole}$`);
const decimalForm = new RegExp(`^${decimal}$`);

export function isWholeNumber(text: string): boolean {
  return wholeForm.test(text);
}

export function isDecimal(text: string): boolean {
  return decimalForm.test(text);
}

/** Decided by its digits: a number may be too small to parse as anything but 0. */
export function isZero(text: string): boolean {
  return !/[1-9]/.test(text);
}

/** Numbers with more than 15 digits before the point lose precision, and no picture is that large. */
export function isTooLong(text: string): boolean {
  return /^[0-9]{16}/.test(text);
}

/** Leading zeros are easily overlooked, so the message names them. */
export function notNumeric(text: string, otherwise: string): Fault {
  return wrong(/(?<![\d.])0\d/.test(text) ? 'has a number with a leading zero' : otherwise);
}

/** Without an exponent, which addresses do not allow: 0.0000001, not 1e-7. */
export function writeNumber(value: number): string {
  const [digits = '', places] = String(value).split('e-');
  if (places === undefined) return digits;
  return `0.${'0'.repeat(Number(places) - 1)}${digits.replace('.', '')}`;
}
