import { dirname, resolve as resolvePath } from 'node:path';
import { asList, asObject, asText, type Json, partsOf, pointerTo, resolve } from './json.ts';
import type { Description } from './read-description.ts';
import type { Step } from './walk.ts';

/** An operation and the description that contains it. */
export type FoundOperation = {
  id: string;
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
  const { document } = description;
  return Object.entries(asObject(asObject(document).paths)).flatMap(([path, pathItem]) =>
    Object.entries(asObject(pathItem)).flatMap(([method, given]): FoundOperation[] => {
      const operation = asObject(given);
      const id = asText(operation.operationId);
      if (id === '') return [];
      const parameters = parameterNames(document, asObject(pathItem), operation);
      return [{ id, description, path: ['paths', path, method], parameters }];
    }),
  );
}

/** Where a link leads: by an `operationId`, or by an `operationRef` such as `./iiif.yaml#/paths/~1image/get`. */
export function operationOfLink(
  { operationId, operationRef }: Json,
  description: Description,
  operations: readonly FoundOperation[],
): FoundOperation | undefined {
  if (operationId !== undefined) return operations.find(({ id }) => id === operationId);
  const [file = '', pointer = ''] = asText(operationRef).split('#');
  const path = file === '' ? description.path : resolvePath(dirname(description.path), file);
  const place = pointerTo(partsOf(`#${pointer}`));
  return operations.find((one) => one.description.path === path && pointerTo(one.path) === place);
}
