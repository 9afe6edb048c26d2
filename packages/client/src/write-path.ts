import { ParameterError } from './parameter-error.ts';
import { percentEncode } from './percent-encode.ts';

/** Text that is to be one step of a path. IIIF addresses stay readable: `pct:10,10,80,80`. */
export function encodeSegment(parameter: string, text: string): string {
  if (text === '' || text === '.' || text === '..') {
    const found = text === '' ? 'empty' : `'${text}'`;
    throw new ParameterError(parameter, `it is part of the path and cannot be ${found}.`);
  }
  return percentEncode(parameter, text, ':@,');
}

/** `/works/{id}` with `{ id: 'hx7q2mvb' }` gives `/works/hx7q2mvb`. */
export function writePath(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{([^{}/]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new ParameterError(name, 'it is part of the path and needs a value.');
    }
    return encodeSegment(name, String(value));
  });
}
