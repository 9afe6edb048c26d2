import type { Api } from '@portal/contract';
import { askedExamples, placeOf } from '../conformance/asked-examples.ts';
import { ensure, same } from '../conformance/assertions.ts';
import type { RequestCase } from '../conformance/case.ts';
import { documentedAnswers } from '../conformance/documented-answer.ts';
import { shownValue } from '../conformance/shown-value.ts';

/** Every response example in the descriptions, word for word. */
export function contractAnswers(apis: readonly Api[]): RequestCase[] {
  const checks = new Map(apis.map((api) => [api, documentedAnswers(api)]));
  return askedExamples(apis).map((asked): RequestCase => {
    const { api, operation, status, mediaType, example, path } = asked;
    return {
      name: `${operation.id}: ${status} ${example.name}, ${mediaType}`,
      path,
      headers: { Accept: mediaType },
      expect: {
        status: Number(status),
        check: (answer) => {
          const type = answer.headers['content-type'] ?? '';
          ensure(type.split(';')[0] === mediaType, `The media type is ${type}, not ${mediaType}`);
          checks.get(api)?.(operation, answer);
          const what = `${placeOf(asked)} is not the current answer; "npm run examples" updates it.`;
          same(shownValue(answer, asked), example.value, what);
        },
      },
    };
  });
}
