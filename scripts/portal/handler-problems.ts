import { dirname } from 'node:path';
import {
  type Api,
  nearestOf,
  type Operation,
  parseRequest,
} from '../../packages/contract/src/index.ts';
import type { Portal } from '../../packages/portal/src/index.ts';
import { importProblem } from '../../packages/portal/src/node.ts';
import { loadHandlers } from '../../packages/sandbox/src/node/index.ts';
import { findPlace, modulesOf } from './find-place.ts';

type Found = { problems: string[]; warnings: string[] };

/**
 * Handlers that answer no operation, and operations that no handler answers: a sandbox returns 501 for
 * those. That is only a warning while a live service can answer, unless a guide asks the sandbox.
 * @param file the portal's sandbox.ts
 * @param apis that it answers for
 * @param requests of the guides, e.g. "/notes/v1/notes?object=bell"
 */
export async function handlerProblems(
  file: string,
  apis: readonly Api[],
  portal: Portal,
  requests: readonly string[],
): Promise<Found> {
  const { operations } = await loadHandlers(file).catch((error) => {
    throw importProblem(error, dirname(file), file);
  });
  const unanswered = apis.flatMap((api) =>
    api.operations
      .filter(({ id }) => !Object.hasOwn(operations, id))
      .map((operation) => ({ api, operation })),
  );
  const found: Found = {
    problems: unknownHandlers(Object.keys(operations), file, apis),
    warnings: [],
  };
  for (const { api, operation } of unanswered) {
    const own = portal.apis.find(({ id }) => id === api.id);
    const asked = requests.find((one) => parseRequest([api], one).operation?.id === operation.id);
    const isAskedHere = asked !== undefined && own?.guideRequests !== 'live';
    const fails = isAskedHere ? ` A guide asks for ${asked}.` : '';
    const message = `${placeOf(operation, own?.file)} sandbox.ts has no handler for ${operation.id}, so the sandbox returns 501.${fails} Add one, or leave the operation out of the description.`;
    (own?.liveHost === undefined || isAskedHere ? found.problems : found.warnings).push(message);
  }
  return found;
}

function unknownHandlers(names: readonly string[], file: string, apis: readonly Api[]): string[] {
  const known = apis.flatMap((api) => api.operations.map(({ id }) => ({ value: id })));
  return names
    .filter((name) => !known.some(({ value }) => value === name))
    .map((name) => {
      const nearest = nearestOf(known)(name);
      const meant = nearest
        ? `Did you mean "${nearest}"?`
        : `The operations are ${known.map(({ value }) => value).join(', ')}.`;
      const place = findPlace(modulesOf(dirname(file), 'sandbox'), new RegExp(`\\b${name}\\b`));
      return `${place}: no API that it answers has an operation "${name}". ${meant}`;
    });
}

/** The first mention below its path: links of other operations may mention it before. */
function placeOf({ id, path }: Operation, file: string | undefined): string {
  const [escapedPath, escapedId] = [path, id].map((one) =>
    one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const own = new RegExp(
    `(?<=^\\s*["']?${escapedPath}["']?\\s*:[^]*?)\\boperationId["']?\\s*:\\s*["']?${escapedId}(?![\\w.~-])`,
    'm',
  );
  return file === undefined ? id : findPlace([file], own, `${path}:`, `"${path}"`);
}
