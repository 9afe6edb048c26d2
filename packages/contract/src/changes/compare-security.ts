import type { SecurityRequirement } from '../model.ts';
import type { OperationShape } from './api-shape.ts';
import type { Place, Report } from './change.ts';

type Context = { place: Place; report: Report };

/** Breaking if a way of authenticating is no longer sufficient. */
export function compareSecurity(
  { security: before }: OperationShape,
  { security: after }: OperationShape,
  { place, report }: Context,
): void {
  if (waysInWords(before) === waysInWords(after)) return;
  const waysBefore = before.length === 0 ? [[]] : before;
  const waysAfter = after.length === 0 ? [[]] : after;
  const breaking = !waysBefore.every((old) => waysAfter.some((way) => suffices(old, way)));
  report(
    place,
    breaking,
    `The operation needs ${waysInWords(after)}; it needed ${waysInWords(before)}.`,
  );
}

function suffices(given: SecurityRequirement, asked: SecurityRequirement): boolean {
  return asked.every(({ scheme, scopes }) => {
    const held = given.find((one) => one.scheme === scheme);
    return held !== undefined && scopes.every((scope) => held.scopes.includes(scope));
  });
}

/** `` `apiKey`, or `oauth` (`read`) and `session` `` */
function waysInWords(security: readonly SecurityRequirement[]): string {
  const ways = security.map((requirement) => {
    const parts = requirement.map(({ scheme, scopes }) => {
      const names = scopes.map((scope) => `\`${scope}\``).join(', ');
      return `\`${scheme}\`${names === '' ? '' : ` (${names})`}`;
    });
    return parts.length === 0 ? 'no key' : parts.join(' and ');
  });
  return ways.length === 0 ? 'no key' : ways.join(', or ');
}
