import { isObject } from '@portal/contract';
import { absoluteLinks, absoluteUrl, type Place } from './absolute-links.ts';
import { type Json, mapDescription, mapValues } from './map-description.ts';

/** What a description needs to be read away from the site. */
export type Surroundings = Place & {
  /** The absolute address of an operation that another file describes, if there is one. */
  operationRef: (operationId: string) => string | undefined;
};

/**
 * Keywords whose values are Markdown, including ours. Others may look like it: a pattern, for
 * example.
 */
const markdownKeywords = [
  ...['description', 'x-traps', 'trap', 'x-combines', 'x-limits', 'x-what-to-do'],
  ...['x-enum-descriptions', 'x-documented-values'],
];

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  return mapValues(value, (one) => mapTexts(one, map));
}

/** A document with all its Markdown changed. */
export function mapMarkdown(document: unknown, map: (text: string) => string): unknown {
  return mapDescription(document, (value, keyword) =>
    markdownKeywords.includes(keyword) ? mapTexts(value, map) : value,
  );
}

function withAbsoluteUrl(holder: unknown, place: Place): unknown {
  return isObject(holder) && typeof holder.url === 'string'
    ? { ...holder, url: absoluteUrl(holder.url, place) }
    : holder;
}

function operationIds({ paths }: Json): unknown[] {
  return Object.values(isObject(paths) ? paths : {})
    .flatMap((pathItem) => Object.values(isObject(pathItem) ? pathItem : {}))
    .map((operation) => (isObject(operation) ? operation.operationId : undefined));
}

/** OpenAPI 3.1 allows only texts here; a list is written as in a query. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A link whose operation no file describes leads nowhere, and is left out. */
function portableLinks(links: unknown, own: readonly unknown[], around: Surroundings): unknown {
  if (!isObject(links)) return links;
  const portable = Object.entries(links).flatMap(([name, link]): [string, unknown][] => {
    if (!isObject(link)) return [[name, link]];
    const { operationId, ...rest } = link;
    const written = Object.hasOwn(rest, 'parameters')
      ? { ...rest, parameters: mapValues(rest.parameters, asText) }
      : rest;
    if (operationId === undefined) return [[name, written]];
    if (own.includes(operationId)) return [[name, { operationId, ...written }]];
    const operationRef = around.operationRef(String(operationId));
    return operationRef === undefined ? [] : [[name, { operationRef, ...written }]];
  });
  return Object.fromEntries(portable);
}

/** A description whose links work for a reader who has only this file. */
export function portableDocument(document: unknown, around: Surroundings): unknown {
  if (!isObject(document)) return document;
  const own = operationIds(document);
  return mapDescription(document, (value, keyword) => {
    if (keyword === 'links') return portableLinks(value, own, around);
    if (['externalDocs', 'contact', 'license'].includes(keyword)) {
      return withAbsoluteUrl(value, around);
    }
    if (keyword === 'termsOfService' && typeof value === 'string') {
      return absoluteUrl(value, around);
    }
    return markdownKeywords.includes(keyword)
      ? mapTexts(value, (text) => absoluteLinks(text, around))
      : value;
  });
}
