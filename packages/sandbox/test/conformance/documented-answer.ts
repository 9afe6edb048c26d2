import type { Api, MediaType, Operation } from '@portal/contract';
import { ensure, shorten } from './assertions.ts';
import type { Answer } from './case.ts';
import { type FindFaults, strictSchemas } from './strict-schemas.ts';

/** Throws unless an answer matches the description of its operation in every part. */
export type CheckDocumented = (operation: Operation, answer: Answer) => void;

export function documentedAnswers(api: Api): CheckDocumented {
  const findFaults = strictSchemas(api);

  return ({ id, responses }, answer) => {
    const response = responses.find(({ status }) => status === String(answer.status));
    ensure(response !== undefined, `${id} does not document the status ${answer.status}`);
    for (const { name } of response.headers) {
      ensure(answer.headers[name.toLowerCase()] !== undefined, `The header ${name} is missing`);
    }
    if (response.content.length === 0) {
      ensure(answer.bytes.length === 0, `A body is not documented: ${shorten(answer.text)}`);
      return;
    }
    const type = (answer.headers['content-type'] ?? '').split(';')[0];
    const content = response.content.find(({ mediaType }) => mediaType === type);
    ensure(content !== undefined, `${id} does not document ${type} for ${answer.status}`);
    checkBody(content, answer, findFaults);
  };
}

function checkBody({ mediaType, schema }: MediaType, answer: Answer, findFaults: FindFaults): void {
  ensure(answer.bytes.length > 0, 'The body is empty');
  const isText = mediaType.startsWith('text/');
  if (!schema || (!isText && !mediaType.endsWith('json'))) return;
  const faults = findFaults(schema, isText ? answer.text : answer.json);
  ensure(
    faults.length === 0,
    `The body is not as described:\n  ${faults.slice(0, 8).join('\n  ')}\n${shorten(answer.text)}`,
  );
}
