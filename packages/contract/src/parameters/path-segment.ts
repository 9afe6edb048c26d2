import type { Operation, Values } from '../model.ts';
import { own } from '../plain-object.ts';
import { templateParts } from '../url/path-template.ts';
import { encode, encodeAlso } from '../url/percent-encoding.ts';
import { writePathParameter } from './write-parameter.ts';

export type PathSegment = {
  /** As sent, with `{id}` for each value that is missing or cannot be sent. */
  text: string;
  /** The parameters without a value that could be sent. */
  unfilled: string[];
  /** What its values would make of it, if that is a dot segment. */
  dots?: string;
};

/** Before anything is sent, `.` and `..` are removed from a path, with what precedes them, encoded or not. */
export function isDotSegment(text: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(text);
}

function pathValue(operation: Operation, name: string, values: Values): string {
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
  const value = parameter && own(values, parameter.key);
  return !parameter || value === undefined || value === null
    ? ''
    : writePathParameter(parameter, value);
}

/** Shown where a value is missing: `{id}`. Without it, two slashes would be adjacent. */
export function placeholder(name: string): string {
  return `{${encode(name)}}`;
}

/** In `{quality}.{format}`, a dot inside the quality would be taken for the separator. */
function protect(text: string, next: string): string {
  return next !== '' && `${text}${next}`.indexOf(next) < text.length
    ? encodeAlso(text, next.charAt(0))
    : text;
}

/** One segment of a path template, such as `{quality}.{format}`, with its values. */
export function writeSegment(operation: Operation, template: string, values: Values): PathSegment {
  const parts = templateParts(template);
  const names = parts.flatMap((part) => ('parameter' in part ? part.parameter : []));
  const write = (isFilled: (name: string) => boolean) =>
    parts
      .map((part, index) => {
        if ('literal' in part) return part.literal;
        if (!isFilled(part.parameter)) return placeholder(part.parameter);
        const next = parts[index + 1];
        const text = pathValue(operation, part.parameter, values);
        return protect(text, next && 'literal' in next ? next.literal : '');
      })
      .join('');
  const unfilled = names.filter((name) => pathValue(operation, name, values) === '');
  const text = write((name) => !unfilled.includes(name));
  return names.length > 0 && isDotSegment(text)
    ? { text: write(() => false), unfilled: names, dots: text }
    : { text, unfilled };
}
