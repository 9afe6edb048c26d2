import type { Output } from '@portal/cells';

/** A number as it is written, with how many decimals it has. */
export type ShownNumber = { value: number; decimals: number };

// Not in the middle of a word or an id, and no sign in "1850-1900".
const written =
  /(?<![\w.])([-−](?<![\w.][-−]))?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(e[-+]?\d+)?(?!\w)/gi;

/** All numbers in the text and the tables that a cell shows, smallest first. */
export function shownNumbers(outputs: readonly Output[]): ShownNumber[] {
  return outputs
    .flatMap(textsOf)
    .flatMap((text) => [...text.matchAll(written)])
    .map(([, sign = '', whole = '', decimals = '', exponent = '']) => ({
      value: Number(`${sign && '-'}${whole.replaceAll(',', '')}${decimals}${exponent}`),
      decimals: Math.max(0, decimals.length - 1 - Number(exponent.slice(1))),
    }))
    .sort((a, b) => a.value - b.value);
}

function textsOf(output: Output): string[] {
  if (output.kind === 'table') return output.rows.flat();
  return output.kind === 'text' || (output.kind === 'log' && output.level === 'log')
    ? [output.text]
    : [];
}

/** Captions as text, which is all that a track without captions can make of them. */
export function captionsPrinted(outputs: readonly Output[]): Output[] {
  return outputs.flatMap((output): Output[] =>
    output.kind === 'table' ? [{ kind: 'text', text: output.caption ?? '' }, output] : [output],
  );
}

/** How two lists of numbers differ; nothing if each pair agrees as far as both are written out. */
export function numberDifference(
  a: readonly ShownNumber[],
  b: readonly ShownNumber[],
): string | undefined {
  const isSame =
    a.length === b.length &&
    a.every((one, at) => {
      const other = b[at] as ShownNumber;
      const unit = 10 ** -Math.min(one.decimals, other.decimals);
      const isAsFar = one.decimals === other.decimals;
      return Math.abs(one.value - other.value) <= (isAsFar ? unit * 1e-6 : unit * 0.5001);
    });
  if (isSame) return undefined;
  const list = (numbers: readonly ShownNumber[]) => numbers.map(({ value }) => value).join(' ');
  return `${list(a)}\n    ${list(b)}`;
}
