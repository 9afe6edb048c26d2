import type { SecurityRequirement } from '../model.ts';
import { own } from '../plain-object.ts';
import type { ApiShape, OperationShape, SecurityShape } from './api-shape.ts';
import type { Place, Report } from './change.ts';

type Context = { place: Place; report: Report };
type Schemes = NonNullable<ApiShape['securitySchemes']>;

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

/** Breaking if a scheme that the operation still uses is now a different one. */
export function compareSchemes(
  { security: before }: OperationShape,
  { security: after }: OperationShape,
  { place, report, schemes }: Context & { schemes: Record<'before' | 'after', Schemes> },
): void {
  const used = new Set(after.flat().map(({ scheme }) => scheme));
  for (const { scheme } of before.flat().filter((one) => used.has(one.scheme))) {
    const was = own(schemes.before, scheme);
    const is = own(schemes.after, scheme);
    if (!was || !is || wayInWords(was) === wayInWords(is)) continue;
    const change = `is now ${wayInWords(is)}; it was ${wayInWords(was)}`;
    report(place, true, `The security scheme \`${scheme}\` ${change}.`);
  }
}

/** `` the header `x-key` ``, or `` `bearer` `` */
function wayInWords(shape: SecurityShape): string {
  if (shape.type === 'http') return `\`${shape.scheme}\``;
  if (shape.type !== 'apiKey') return `\`${shape.type}\``;
  const { in: place, parameter } = shape;
  return `the ${place === 'query' ? 'query parameter' : place} \`${parameter}\``;
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
