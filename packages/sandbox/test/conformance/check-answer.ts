import { ensure, same, shorten } from './assertions.ts';
import type { Answer, RequestCase } from './case.ts';

/** Throws, naming the request, if an answer is not what the case expects. */
export function checkAnswer(one: RequestCase, answer: Answer): void {
  const { status, json, text, headers = {}, check } = one.expect;
  try {
    ensure(
      answer.status === status,
      `The status is ${answer.status}, not ${status}: ${shorten(answer.text)}`,
    );
    if (json !== undefined) same(answer.json, placed(json, answer), 'The body');
    if (text !== undefined) same(answer.text, placed(text, answer), 'The body');
    for (const [name, wanted] of Object.entries(headers)) {
      const value = answer.headers[name.toLowerCase()] ?? '';
      const matches =
        wanted instanceof RegExp ? wanted.test(value) : value === placed(wanted, answer);
      ensure(matches, `The header ${name} is "${value}", not ${wanted}`);
    }
    const policy = answer.headers['content-security-policy'] ?? '';
    ensure(
      /frame-ancestors 'none'/.test(policy),
      `No page may frame it, but its policy is ${policy}`,
    );
    check?.(answer);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${one.method ?? 'GET'} ${shorten(one.path, 300)}\n${why}`, { cause: error });
  }
}

/** With the runtime's own address instead of the placeholders. */
function placed<Value>(value: Value, { base }: Answer): Value {
  const { origin, pathname } = new URL(base);
  const text = JSON.stringify(value)
    .replaceAll('{base}', base)
    .replaceAll('{origin}', origin)
    .replaceAll('{mount}', pathname);
  return JSON.parse(text) as Value;
}
