import { ParameterError } from './parameter-error.ts';
import { percentEncode } from './percent-encode.ts';

/** Encodes text as one path segment. IIIF addresses stay readable: `pct:10,10,80,80`. */
export function encodeSegment(parameter: string, text: string): string {
  return checkSegment(parameter, encodePart(parameter, text));
}

function encodePart(parameter: string, text: string): string {
  if (text === '')
    throw new ParameterError(parameter, 'it is part of the path and cannot be empty.');
  return percentEncode(parameter, text, ':@,');
}

/** A URL has no way to keep a segment of one or two dots: `fetch` removes them, encoded or not. */
function checkSegment(parameter: string, segment: string): string {
  if (!/^(?:\.|%2e){1,2}$/i.test(segment)) return segment;
  throw new ParameterError(
    parameter,
    `it is part of the path and cannot be '${segment}', which is removed before a request is sent, even if its dots are encoded.`,
  );
}

/** `/works/{id}` with `{ id: 'hx7q2mvb' }` gives `/works/hx7q2mvb`. */
export function writePath(template: string, given: Record<string, unknown>): string {
  return template
    .split('/')
    .map((segment) => {
      const text = segment.replace(everyParameter, (_, name: string) => segmentValue(name, given));
      const [, first] = parameter.exec(segment) ?? [];
      return first === undefined ? text : checkSegment(first, text);
    })
    .join('/');
}

const parameter = /\{([^{}/]+)\}/;
const everyParameter = new RegExp(parameter, 'g');

function segmentValue(name: string, given: Record<string, unknown>): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  const values = Array.isArray(value) ? value : [value];
  if (!values.every(isSent)) {
    throw new ParameterError(name, 'it is part of the path and needs a value.');
  }
  return encodePart(name, values.join(','));
}

function isSent(value: unknown): boolean {
  return ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}
