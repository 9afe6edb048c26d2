import { asObject, asText } from './json.ts';

type Operation = { operationId?: unknown };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** What may be in an address as it is, which is where ids are used. */
const isUsable = (id: string): boolean => /^[\w.~-]+$/.test(id);

/**
 * Gives every operation an id that can be part of an address: "get media" becomes "getMedia", and
 * `GET /works/{id}` without an id becomes "getWorksId". Others keep theirs. Changes the document.
 */
export function giveOperationIds(document: unknown): void {
  const operations = Object.entries(asObject(asObject(document).paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method, path, operation: operation as Operation })),
  );
  const taken = new Set(operations.map(({ operation }) => asText(operation.operationId)));
  for (const { method, path, operation } of operations) {
    const given = asText(operation.operationId);
    if (isUsable(given)) continue;
    const id = unlike(taken, camelCase(given) || camelCase(`${method} ${path}`));
    taken.add(id);
    operation.operationId = id;
  }
}

function camelCase(text: string): string {
  const [first = '', ...others] = text.match(/[A-Za-z0-9]+/g) ?? [];
  const start = first.charAt(0).toLowerCase() + first.slice(1);
  return start + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function unlike(taken: ReadonlySet<string>, id: string): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}${count}`;
  return free;
}
