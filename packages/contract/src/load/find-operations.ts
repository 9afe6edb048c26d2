import { dirname, resolve as resolvePath } from 'node:path';
import { asList, asObject, asText, type Json, partsOf, pointerTo, resolve } from './json.ts';
import { methodsOf } from './methods.ts';
import type { Description } from './read/read-description.ts';
import type { Step } from './walk.ts';

/** An operation and the description that contains it. */
export type FoundOperation = {
  id: string;
  /** Its original id, if it was replaced. */
  replaced?: string;
  description: Description;
  path: Step;
  parameters: string[];
};

function parameterNames(document: unknown, pathItem: Json, operation: Json): string[] {
  return [...asList(pathItem.parameters), ...asList(operation.parameters)].map((given) =>
    asText(resolve(document, given).name),
  );
}

export function findOperations(description: Description): FoundOperation[] {
  const { document, replacedIds } = description;
  return Object.entries(asObject(asObject(document).paths)).flatMap(([path, pathItem]) =>
    methodsOf(asObject(pathItem)).flatMap((method): FoundOperation[] => {
      const operation = asObject(asObject(pathItem)[method]);
      const id = asText(operation.operationId);
      if (id === '') return [];
      const replaced = replacedIds.get(`${method} ${path}`);
      const parameters = parameterNames(document, asObject(pathItem), operation);
      const place: Step = ['paths', path, method];
      return [{ id, ...(replaced && { replaced }), description, path: place, parameters }];
    }),
  );
}

/** Finds where a link leads. */
export type FindTarget = (link: Json, description: Description) => FoundOperation | undefined;

/**
 * By `operationId`, first in the link's own description, using original ids; or by an `operationRef`
 * such as `./iiif.yaml#/paths/~1image/get`.
 */
export function targetFinder(operations: readonly FoundOperation[]): FindTarget {
  const byPlace = new Map<string, FoundOperation>();
  const byId = new Map<string, FoundOperation>();
  const add = (key: string, one: FoundOperation) => byId.has(key) || byId.set(key, one);
  for (const one of operations) {
    byPlace.set(`${one.description.path}${pointerTo(one.path)}`, one);
    add(`${one.description.path}#${one.id}`, one);
    add(one.id, one);
  }
  for (const one of operations) {
    if (one.replaced === undefined) continue;
    add(`${one.description.path}#${one.replaced}`, one);
    add(one.replaced, one);
  }
  return ({ operationId, operationRef }, description) => {
    if (operationId !== undefined) {
      const id = asText(operationId);
      return byId.get(`${description.path}#${id}`) ?? byId.get(id);
    }
    const [file = '', pointer = ''] = asText(operationRef).split('#');
    const path = file === '' ? description.path : resolvePath(dirname(description.path), file);
    return byPlace.get(`${path}${pointerTo(partsOf(`#${pointer}`))}`);
  };
}
