import { encode } from './percent-encoding.ts';

/** A piece of a path template: literal text, or the name of a parameter. */
export type TemplatePart = { literal: string } | { parameter: string };

/** `{quality}.{format}` -> `[{ parameter: 'quality' }, { literal: '.' }, { parameter: 'format' }]` */
export function templateParts(text: string): TemplatePart[] {
  return text
    .split(/(\{[^{}/]+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{[^{}/]+\}$/.test(part)
        ? { parameter: part.slice(1, -1) }
        : { literal: encode(part, "%:@,;=+$&'") },
    );
}

/** `/works/{id}` -> `['works', '{id}']` */
export function templateSegments(template: string): string[] {
  return template.split('/').filter((segment) => segment !== '');
}

/** The literal text around the parameters of one segment, which values must therefore encode. */
export function literalsOf(segment: string): string {
  return templateParts(segment)
    .map((part) => ('literal' in part ? part.literal : ''))
    .join('');
}

/** The text for a parameter, and its position in the segment. */
export type Filled = { parameter: string; text: string; start: number; end: number };

/** `default.jpg` against `{quality}.{format}`: each value ends where the next literal begins. */
export function matchSegment(template: string, text: string): Filled[] | undefined {
  // Nearly every segment is a plain word, and this runs for every path of every operation.
  if (/^[\w.~-]*$/.test(template)) return template === text ? [] : undefined;
  const filled: Filled[] = [];
  const parts = templateParts(template);
  let position = 0;
  for (const [index, part] of parts.entries()) {
    if ('literal' in part) {
      if (!text.startsWith(part.literal, position)) return undefined;
      position += part.literal.length;
    } else {
      const next = parts[index + 1];
      const literal = next && 'literal' in next ? next.literal : undefined;
      const last = index + 2 >= parts.length;
      const end = literal === undefined ? text.length : findEnd(text, literal, position + 1, last);
      if (end <= position) return undefined;
      filled.push({
        parameter: part.parameter,
        text: text.slice(position, end),
        start: position,
        end,
      });
      position = end;
    }
  }
  return position === text.length ? filled : undefined;
}

function findEnd(text: string, literal: string, from: number, last: boolean): number {
  return last ? text.length - literal.length : text.indexOf(literal, from);
}
