import { type Answer, jsonAnswer, textAnswer } from './answer.ts';

const utf8Json = 'application/json; charset=utf-8';

/** What each service says when it fails, in its own words. Nothing of the failure itself leaks. */
export function serverError(path: string): Answer {
  const [, service] = path.split('/');
  if (service === 'text') return textAnswer(500, 'Internal Server Error');
  if (path.startsWith('/catalogue/v2/concepts')) {
    const body = { httpStatus: 500, label: 'Server Error', errorType: 'http', type: 'Error' };
    return jsonAnswer(500, JSON.stringify(body), utf8Json);
  }
  if (service === 'catalogue') {
    const label = 'Internal Server Error';
    const body = { errorType: 'http', httpStatus: 500, label, type: 'Error' };
    return jsonAnswer(500, JSON.stringify(body), 'application/json');
  }
  if (service === 'content') {
    const body = { type: 'Error', httpStatus: 500, label: 'Server Error', errorType: 'http' };
    return jsonAnswer(500, JSON.stringify(body), utf8Json);
  }
  return textAnswer(500, 'Unexpected server error');
}
