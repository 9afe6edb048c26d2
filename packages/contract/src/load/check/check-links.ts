import { type ApiProblem, printProblems } from '../api-problem.ts';
import type { FindTarget } from '../find-operations.ts';
import { asObject, asText, type Json, pointerTo } from '../json.ts';
import type { Description } from '../read/read-description.ts';
import { type Step, walk } from '../walk.ts';

/** Every link defined in a description, not counting references to one. */
function* linksOf({ document }: Description): Generator<[Json, Step]> {
  for (const [{ links }, path] of walk(document)) {
    if (path.includes('example') || path.includes('examples')) continue;
    for (const [name, given] of Object.entries(asObject(links))) {
      const link = asObject(given);
      if (link.operationId === undefined && link.operationRef === undefined) continue;
      yield [link, [...path, 'links', name]];
    }
  }
}

/** Parameters that a link sets but its operation does not have. */
export function checkLinks(
  descriptions: readonly Description[],
  findTarget: FindTarget,
): ApiProblem[] {
  return descriptions.flatMap((description) =>
    Array.from(linksOf(description)).flatMap(([link, at]) => {
      const target = findTarget(link, description);
      if (!target) return [];
      return Object.keys(asObject(link.parameters))
        .filter((parameter) => {
          const bare = parameter.replace(/^(path|query|header|cookie)\./, '');
          return !target.parameters.includes(parameter) && !target.parameters.includes(bare);
        })
        .map((parameter) =>
          description.problemAt(
            pointerTo([...at, 'parameters', parameter]),
            `${target.id} has no parameter ${parameter}.`,
          ),
        );
    }),
  );
}

/** One message about all links whose operation is in none of the APIs; undefined if there are none. */
export function leftOutLinksMessage(
  descriptions: readonly Description[],
  findTarget: FindTarget,
): string | undefined {
  const found = descriptions.flatMap((description) =>
    Array.from(linksOf(description)).flatMap(([link, at]) => {
      if (findTarget(link, description)) return [];
      const keyword = link.operationId === undefined ? 'operationRef' : 'operationId';
      const message = `${asText(link[keyword])} is not an operation of these APIs.`;
      return [description.problemAt(pointerTo([...at, keyword]), message)];
    }),
  );
  if (found.length === 0) return undefined;
  const count = found.length === 1 ? '1 link leads' : `${found.length} links lead`;
  return `${count} to operations of an API that is not here, and ${found.length === 1 ? 'is' : 'are'} left out:\n${printProblems(found)}`;
}
