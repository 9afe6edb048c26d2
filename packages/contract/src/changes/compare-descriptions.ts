import type { ApiShape, OperationShape } from './api-shape.ts';
import { type Change, createReport } from './change.ts';
import { compareContent, compareResponses } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { createSchemaComparison } from './compare-schemas.ts';
import { compareSchemes, compareSecurity } from './compare-security.ts';

/**
 * What changed for clients between two releases of a description, breaking changes first. A change is
 * breaking if a request that was valid may now be refused, or a response may lack something it had.
 */
export function compareDescriptions(before: ApiShape, after: ApiShape): Change[] {
  const { report, changes } = createReport();
  const compareSchema = createSchemaComparison(before.schemas, after.schemas, report);
  const schemes = { before: before.securitySchemes ?? {}, after: after.securitySchemes ?? {} };
  const { pairs, removed, added } = pairOperations(before.operations, after.operations);

  for (const operation of removed) {
    report({}, true, `${addressOf(operation)} (\`${operation.id}\`) is removed.`);
  }
  for (const operation of added) {
    report({ operation: operation.id }, false, `The operation is new: ${addressOf(operation)}.`);
  }
  for (const [was, is] of pairs) {
    const place = { operation: is.id };
    const context = { place, report, compareSchema };
    if (addressOf(was) !== addressOf(is)) {
      const breaking = sameAddress(was) !== sameAddress(is);
      report(place, breaking, `The address is now ${addressOf(is)}; it was ${addressOf(was)}.`);
    }
    if (was.id !== is.id) {
      report(place, false, `The operation is now called \`${is.id}\`; it was \`${was.id}\`.`);
    }
    compareDeprecation(was, is, context);
    compareSecurity(was, is, context);
    compareSchemes(was, is, { ...context, schemes });
    compareParameters(was, is, context);
    compareBodies(was, is, context);
    compareResponses(was.responses, is.responses, context);
  }
  return changes();
}

function compareDeprecation(
  was: OperationShape,
  is: OperationShape,
  { place, report }: Parameters<typeof compareResponses>[2],
): void {
  const end = is.sunset === undefined ? '' : `, and ends on ${is.sunset}`;
  if (is.deprecated && !was.deprecated) {
    report(place, false, `The operation is deprecated${end}.`);
  } else if (end !== '' && is.sunset !== was.sunset) {
    const before = was.sunset === undefined ? '' : `; it was ${was.sunset}`;
    report(place, false, `The operation ends on ${is.sunset}${before}.`);
  }
}

function compareBodies(
  was: OperationShape,
  is: OperationShape,
  context: Parameters<typeof compareResponses>[2],
): void {
  const { place, report } = context;
  if (!was.body && is.body) {
    const { required } = is.body;
    report(place, required, `The request has a body${required ? ', which is required' : ''}.`);
  }
  if (was.body && !is.body) report(place, true, 'The request no longer has a body.');
  if (!was.body || !is.body) return;
  if (is.body.required && !was.body.required) report(place, true, 'The body is now required.');
  if (!is.body.required && was.body.required) report(place, false, 'The body is now optional.');
  compareContent(was.body.content, is.body.content, {
    ...context,
    subject: 'body',
    direction: 'request',
    losing: true,
  });
}

/** `` `GET /catalogue/v2/works/{id}` `` */
function addressOf({ method, path }: OperationShape): string {
  return `\`${method.toUpperCase()} ${path}\``;
}

/** Equal for two addresses that differ only in the names of their parameters. */
function sameAddress({ method, path }: OperationShape): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** By address, since that is what clients call; then by id, for operations that have moved. */
function pairOperations(before: readonly OperationShape[], after: readonly OperationShape[]) {
  const pairs: [OperationShape, OperationShape][] = [];
  const removed = new Set(before);
  const added = new Set(after);
  for (const keyOf of [sameAddress, ({ id }: OperationShape) => id]) {
    for (const is of [...added]) {
      const was = [...removed].find((one) => keyOf(one) === keyOf(is));
      if (!was) continue;
      removed.delete(was);
      added.delete(is);
      pairs.push([was, is]);
    }
  }
  return { pairs, removed, added };
}
