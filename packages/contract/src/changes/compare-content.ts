import type { ContentShape, ResponseShape } from './api-shape.ts';
import type { Direction, Place, Report } from './change.ts';
import type { CompareSchema } from './compare-schemas.ts';

type Context = { place: Place; report: Report; compareSchema: CompareSchema };

export function compareResponses(
  before: readonly ResponseShape[],
  after: readonly ResponseShape[],
  context: Context,
): void {
  const { place, report } = context;
  for (const { status } of before) {
    if (after.some((one) => one.status === status)) continue;
    report(place, !isError(status), `The ${status} response is removed.`);
  }
  for (const response of after) {
    const { status, headers } = response;
    const old = before.find((one) => one.status === status);
    const subject = `${status} response`;
    if (!old) {
      report(place, false, `The ${subject} is new.`);
      continue;
    }
    for (const name of old.headers.filter((one) => !headers.includes(one))) {
      report(place, true, `The header \`${name}\` of the ${subject} is removed.`);
    }
    for (const name of headers.filter((one) => !old.headers.includes(one))) {
      report(place, false, `The header \`${name}\` of the ${subject} is new.`);
    }
    const rest = { subject, direction: 'response', losing: !isError(status) } as const;
    compareContent(old.content, response.content, { ...context, ...rest });
  }
}

function isError(status: string): boolean {
  return /^[45]/.test(status);
}

/** @param context `losing`: whether removing a content type is breaking */
export function compareContent(
  before: readonly ContentShape[],
  after: readonly ContentShape[],
  context: Context & { subject: string; direction: Direction; losing: boolean },
): void {
  const { place, report, compareSchema, subject, direction, losing } = context;
  for (const { mediaType } of before) {
    if (after.some((one) => one.mediaType === mediaType)) continue;
    report(place, losing, `The ${subject} can no longer be \`${mediaType}\`.`);
  }
  for (const { mediaType, schema = {} } of after) {
    const old = before.find((one) => one.mediaType === mediaType);
    if (old) {
      const sides = [old.schema ?? {}, schema] as const;
      compareSchema(...sides, { place, subject: `The ${subject}`, direction });
    } else report(place, false, `The ${subject} can also be \`${mediaType}\`.`);
  }
}
