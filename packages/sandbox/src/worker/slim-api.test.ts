import { parseRequest } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { describe, expect, it } from 'vitest';
import { failureExample } from '../practice/failure-answer.ts';
import { documentsFailure, possibleFailures } from '../practice/possible-failures.ts';
import { slimApi } from './slim-api.ts';

const apis = await loadApis(apisFolder);
const slim = apis.map(slimApi);

describe('slimApi', () => {
  it('leaves out most of a description', () => {
    expect(JSON.stringify(slim).length).toBeLessThan(JSON.stringify(apis).length / 4);
  });

  it.each([
    '/catalogue/v2/works?query=horse&workType=k,q&page=2&include=items,subjects',
    '/catalogue/v2/works?pageSize=0&page=x&include=nothing&sort=title',
    '/catalogue/v2/works?items.locations.accessConditions.status=!open&production.dates.from=1800',
    '/catalogue/v2/images?color=a89b84&locations.license=cc-by',
    '/catalogue/v2/images?colors=red',
    '/catalogue/v2/nothing',
    '/content/v0/articles?query=a&pageSize=1000',
    '/image/V0040217/full/!400,400/0/default.jpg',
    '/text/v1/b20417783',
  ])('reads %s like the whole description', (address) => {
    const [all, some] = [apis, slim].map((list) => {
      const { operation, values, problems } = parseRequest(list, `https://example.org${address}`);
      const errors = problems.filter(({ type }) => type === 'error');
      return {
        operation: operation?.id,
        values,
        errors: errors.map(({ message, where }) => ({ message, where })),
      };
    });
    expect(some).toEqual(all);
  });
});

it('keeps of a failure what it is made of on request, and of a success nothing', () => {
  for (const [index, api] of apis.entries()) {
    for (const operation of api.operations) {
      const kept = slim[index]?.operations.find(({ id }) => id === operation.id);
      expect(kept && possibleFailures(kept)).toEqual(possibleFailures(operation));
      for (const response of operation.responses.filter(documentsFailure)) {
        const same = kept?.responses.find(({ status }) => status === response.status);
        expect(same && failureExample(same)).toEqual(failureExample(response));
      }
      const successes = kept?.responses.filter((one) => !documentsFailure(one)) ?? [];
      expect(successes.flatMap(({ content }) => content)).toEqual([]);
    }
  }
});
