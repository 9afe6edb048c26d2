import { type Json, resolve } from './json.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The methods of a path, in the order used by the specification. */
export function methodsOf(pathItem: Json): string[] {
  return methods.filter((method) => {
    const operation = pathItem[method];
    return typeof operation === 'object' && operation !== null;
  });
}

/** The same document with references to path items resolved. */
export function withPathItems(document: Json): Json {
  const entries = Object.entries(document.paths ?? {});
  if (!entries.some(([, item]) => typeof item?.$ref === 'string')) return document;
  const paths = entries.map(([path, item]) => {
    const { $ref, ...own } = item ?? {};
    return [path, $ref === undefined ? item : { ...resolve(document, { $ref }), ...own }];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
