import { expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../test/contract.ts';
import { describeErrors, describeResponses } from './describe-response.ts';
import { statusTitle, statusWords } from './status-words.ts';

const apis = await loadContract();
const catalogue = apiOf(apis, 'catalogue');

it('describes the answers of an operation', () => {
  const [first] = describeResponses(catalogue, operationOf(apis, 'getWorks'));
  expect(first).toMatchObject({ id: 'getWorks-200', title: '200 OK', kind: 'success' });
  expect(first?.content[0]).toMatchObject({
    mediaType: 'application/json',
    type: [{ text: 'WorkResultList', schema: 'WorkResultList' }],
    schemaName: 'WorkResultList',
  });
  expect(first?.content[0]?.examples.length).toBeGreaterThan(0);
});

it('tells, for every error of every operation, what to do about it', () => {
  const errors = apis.flatMap((api) =>
    api.operations.flatMap((operation) => describeErrors(api, operation)),
  );
  expect(errors.length).toBeGreaterThan(50);
  expect(
    errors.filter(({ whatToDo, description }) => whatToDo === '' || description === ''),
  ).toEqual([]);
});

it('describes an answer that is not JSON', () => {
  const [first] = describeResponses(apiOf(apis, 'iiif'), operationOf(apis, 'getImageFile'));
  expect(first?.content[0]?.type).toEqual([{ text: 'image/jpeg document' }]);
});

it.each([
  ['200', '200 OK', 'success'],
  [410, '410 Gone', 'client-error'],
  ['4XX', '4XX Error in the request', 'client-error'],
  [599, '599 Error in the service', 'server-error'],
  ['default', 'Any other status', 'other'],
  [0, '0', 'other'],
  [999, '999', 'other'],
])('%s is %s', (status, title, kind) => {
  expect([statusTitle(status), statusWords(status).kind]).toEqual([title, kind]);
});
