import type { JsonValue } from '@portal/contract';

/** How a language writes a value of JSON. */
export type Notation = {
  quote: (text: string) => string;
  /** A name with its value, e.g. `title: 'A horse'`. */
  property: (name: string, text: string) => string;
  none: string;
  yes: string;
  no: string;
};

function scalar(value: string | number | boolean | null, notation: Notation): string {
  if (typeof value === 'string') return notation.quote(value);
  if (value === null) return notation.none;
  if (typeof value === 'boolean') return value ? notation.yes : notation.no;
  return JSON.stringify(value);
}

/** A value over several lines, if it has parts; the first line is already indented. */
export function writeLiteral(value: JsonValue, notation: Notation, indent: string): string {
  if (typeof value !== 'object' || value === null) return scalar(value, notation);
  const step = notation.none === 'None' ? '    ' : '  ';
  const inner = indent + step;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((one) => writeLiteral(one, notation, inner))
    : Object.entries(value).map(([name, one]) =>
        notation.property(name, writeLiteral(one, notation, inner)),
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const short = `[${entries.join(', ')}]`;
  const isShort = isList && !short.includes('\n') && indent.length + short.length < 80;
  if (entries.length === 0 || isShort) return isList ? short : `${open}${close}`;
  return [open, ...entries.map((entry) => `${inner}${entry},`), `${indent}${close}`].join('\n');
}
