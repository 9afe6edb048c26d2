import type { Operation } from '@portal/contract';
import type { Answer } from './answer.ts';

type Dates = Pick<Operation, 'deprecated' | 'deprecatedSince' | 'sunset'>;

/**
 * Since when an operation is deprecated (RFC 9745), e.g. `@1768435200`, and when it ends (RFC 8594), as
 * its description says.
 */
export function deprecationHeaders(operation: Dates): Answer['headers'] {
  const { deprecated, deprecatedSince, sunset } = operation;
  if (!deprecated) return {};
  return {
    ...(deprecatedSince !== undefined && {
      Deprecation: `@${Date.parse(deprecatedSince) / 1000}`,
    }),
    ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
  };
}

/** An answer of the operation, which announces its end. */
export function withDeprecation(answer: Answer, operation: Dates): Answer {
  if (!operation.deprecated) return answer;
  return { ...answer, headers: { ...answer.headers, ...deprecationHeaders(operation) } };
}
