import type { JsonValue, Parameter } from '../model.ts';
import { writeScalar } from '../schema/scalar-text.ts';
import { writeCsv } from './list-syntax.ts';
import { kindOf } from './parameter-kind.ts';

const separators: { [style: string]: string } = { spaceDelimited: ' ', pipeDelimited: '|' };

function listText(parameter: Parameter, texts: readonly string[]): string {
  const { name, in: place, style, explode, listSyntax } = parameter;
  if (explode && (place === 'query' || place === 'cookie')) {
    return texts.length === 1
      ? texts.join('')
      : texts.map((text) => `${name}=${text}`).join(place === 'query' ? '&' : '; ');
  }
  const separator = separators[style];
  if (separator !== undefined) return texts.join(separator);
  if (place === 'header') return texts.join(',');
  return place === 'query' && listSyntax === 'csv'
    ? writeCsv(texts)
    : texts.map((text) => text.replaceAll(',', '%2C')).join(',');
}

/** A value as a person would type it into an address, before any other encoding. */
export function parameterText(parameter: Parameter, value: JsonValue): string {
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (kindOf(parameter) === 'list' && isPlainList) {
    return listText(parameter, value.map(writeScalar));
  }
  if (kindOf(parameter) === 'document') return JSON.stringify(value);
  return writeScalar(value);
}
