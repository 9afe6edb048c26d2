import { asObject, asText, type Json } from '../json.ts';
import { methodsOf } from '../methods.ts';

/** Ids are used in addresses, so they must need no encoding. */
const isUsable = (id: string): boolean => /^[\w.~-]+$/.test(id);

/** A document whose operations all have ids, and the original ids of some, by method and path. */
type WithIds = { document: Json; replaced: ReadonlyMap<string, string> };

/** `get /a` -> eight characters, which tell apart the few operations that would get the same id. */
type Digest = (text: string) => string;

/**
 * Gives every operation a unique id that is safe in an address. An id that already is stays with the first
 * operation that uses it; the others are derived from method and path, so they do not change when
 * operations are added or moved.
 */
export function giveOperationIds(given: unknown, digest: Digest): WithIds {
  const document = asObject(given);
  const operations = Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    methodsOf(asObject(item)).map((method) => ({
      method,
      path,
      id: asText(asObject(asObject(item)[method]).operationId),
    })),
  );
  const taken = new Set<string>();
  const without = operations.filter(({ id }) => {
    const isFree = isUsable(id) && !taken.has(id);
    if (isFree) taken.add(id);
    return !isFree;
  });
  const replaced = new Map<string, string>();
  const paths: Record<string, Json> = { ...(asObject(document.paths) as Record<string, Json>) };
  for (const { method, path, id } of without) {
    if (id !== '') replaced.set(`${method} ${path}`, id);
    const derived = idOf(method, path, digest);
    const operationId = taken.has(derived) ? `${derived}-${digest(`${method} ${path}`)}` : derived;
    // Copied, because YAML aliases can make several operations share one object.
    const item = paths[path] ?? {};
    paths[path] = { ...item, [method]: { ...asObject(item[method]), operationId } };
  }
  return { document: { ...document, paths }, replaced };
}

/**
 * `GET /open-data/works/{id}` -> `get-open--data-works-by-id`. Paths that would get the same id, which
 * only happens with unusual ones, are distinguished by a digest.
 */
function idOf(method: string, path: string, digest: Digest): string {
  const words = path.split('/').slice(1).map(segmentWord);
  const id = [method, ...words].join('-');
  return pathOf(id.slice(method.length)) === path ? id : `${id}-${digest(`${method} ${path}`)}`;
}

function segmentWord(segment: string): string {
  const name = /^\{(.*)\}$/.exec(segment)?.[1];
  const text = (name ?? segment).replaceAll('-', '--').replaceAll(/[^\w.~-]+/g, '');
  return name === undefined ? text : `by-${text}`;
}

/** The path that an id was derived from, if it is an ordinary one. */
function pathOf(words: string): string {
  return words
    .replaceAll(/(?<!-)-by-(?!-)((?:[^-]|--)+)/g, '-{$1}')
    .replaceAll(/-+/g, (hyphens) => (hyphens === '-' ? '/' : '-'));
}
