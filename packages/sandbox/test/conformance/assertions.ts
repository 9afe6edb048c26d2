import type { Answer } from './case.ts';

/** Throws with a message showing both sides, unless two values are the same as JSON. */
export function same(actual: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (is !== should)
    throw new Error(`${what}\n  is     ${shorten(is)}\n  should ${shorten(should)}`);
}

export function ensure(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Long values are cut short, so that a failure is readable. */
export function shorten(text: string | undefined, length = 600): string {
  const whole = text ?? 'undefined';
  return whole.length > length ? `${whole.slice(0, length)}… (${whole.length} characters)` : whole;
}

/** The JSON of an answer, in the shape that its reader expects. */
export function body<Shape>(answer: Answer): Shape {
  ensure(answer.json !== undefined, `There is no JSON: ${answer.status} ${shorten(answer.text)}`);
  return answer.json as Shape;
}
