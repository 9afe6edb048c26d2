import { writeNumber } from './numbers.ts';
import { parseRegion } from './region.ts';
import { parseRotation } from './rotation.ts';
import { parseSize } from './size.ts';

/** Four numbers with spaces, fractions or other separators are easy to fix. */
export function suggestRegion(text: string): string | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g);
  if (numbers?.length !== 4 || /-\d/.test(text)) return undefined;
  const isShare = /pct|%/i.test(text);
  const plain = numbers.map((one) => writeNumber(isShare ? Number(one) : Math.round(Number(one))));
  return ifRight(`${isShare ? 'pct:' : ''}${plain.join(',')}`, parseRegion);
}

/** `400,` for `400`, `pct:50` for `50%`, `400,300` for `400x300`, and a form of version 2 for `^400,`. */
export function suggestSize(text: string): string | undefined {
  if (text.startsWith('^')) return suggestSize(text.slice(1)) ?? ifRight(text.slice(1), parseSize);
  const number = /^(\d+)(?:px)?$/.exec(text)?.[1];
  if (number !== undefined) return ifRight(`${Number(number)},`, parseSize);
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  if (percent !== undefined) return ifRight(`pct:${writeNumber(Number(percent))}`, parseSize);
  const [, width, height] = /^(\d+)\s*[x×, ]\s*(\d+)$/.exec(text) ?? [];
  return width === undefined ? undefined : ifRight(`${width},${height}`, parseSize);
}

/** A negative or larger angle has an equivalent between 0 and 360. */
export function suggestRotation(text: string): string | undefined {
  const [, mirror = '', digits] = /^(!?)(-?\d+(?:\.\d+)?)°?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return ifRight(`${mirror}${writeNumber(((Number(digits) % 360) + 360) % 360)}`, parseRotation);
}

function ifRight(text: string, parse: (text: string) => { ok: boolean }): string | undefined {
  return parse(text).ok ? text : undefined;
}

/** What people write instead of a valid name. */
const misspelt = new Map([
  ['colour', 'color'],
  ['grey', 'gray'],
  ['grayscale', 'gray'],
  ['greyscale', 'gray'],
  ['native', 'default'],
  ['jpeg', 'jpg'],
  ['tiff', 'tif'],
]);

/** The quality or format that was probably meant, if the service offers it. */
export function suggestName(text: string, offered: readonly string[]): string | undefined {
  const usual = text.toLowerCase();
  return offered.find((one) => one === (misspelt.get(usual) ?? usual));
}
