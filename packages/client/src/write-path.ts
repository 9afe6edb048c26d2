import { ParameterError } from './parameter-error.ts';
import { percentEncode } from './percent-encode.ts';

/** Encodes text as one path segment. IIIF addresses stay readable: `pct:10,10,80,80`. */
export function encodeSegment(parameter: string, text: string): string {
  if (text === '' || text === '.' || text === '..') {
    const found = text === '' ? 'empty' : `'${text}'`;
    throw new ParameterError(parameter, `it is part of the path and cannot be ${found}.`);
  }
  return percentEncode(parameter, text, ':@,');
}

/** `/works/{id}` with `{ id: 'hx7q2mvb' }` gives `/works/hx7q2mvb`. */
export function writePath(template: string, given: Record<string, unknown>): string {
  return template.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const values = Array.isArray(value) ? value : [value];
    if (!values.every(isSent)) {
      throw new ParameterError(name, 'it is part of the path and needs a value.');
    }
    return encodeSegment(name, values.join(','));
  });
}

function isSent(value: unknown): boolean {
  return ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}
