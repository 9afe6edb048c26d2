import {
  type Api,
  itemSchemaOf,
  matchParameters,
  type Operation,
  type Parameter,
  requestTarget,
  type Schema,
} from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { hasTooManyTerms, mostTerms } from '../src/finding/search-terms.ts';
import { longestAddress } from '../src/http/index.ts';
import { documentedAnswers } from './conformance/documented-answer.ts';
import { apis, createNodeSandbox, made, sendTo } from './node-sandbox.ts';
import { noRecords, sharedSandbox } from './shared-sandbox.ts';

const send = sendTo(sharedSandbox);
const tooManyTerms = 'Your query contained too many terms, please try again with a simpler query';

const inQueries = apis.flatMap((api) =>
  api.operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({ api, operation, parameter, name: parameter.name, id: operation.id })),
  ),
);
const lists = inQueries.filter(({ parameter }) => parameter.schema.type === 'array');
const searches = inQueries.filter(({ name }) => name === 'query' || name === 'q');

/** The address of a request with the other parameters of its first example. */
function target(operation: Operation, parameter: Parameter, value: string | string[]): string {
  const [example] = operation.requestExamples;
  const required = operation.parameters
    .filter((one) => one.in === 'path')
    .map(({ name }) => [name, example?.values[name]]);
  return requestTarget(operation, { ...Object.fromEntries(required), [parameter.name]: value });
}

function describeError(answer: Awaited<ReturnType<typeof send>>): string {
  return answer.json ? (answer.json as { description: string }).description : answer.text;
}

describe('lists', () => {
  it('all have their own limit, besides the length of the address', () => {
    expect(lists.length).toBeGreaterThan(30);
    for (const { parameter, id, name } of lists) {
      expect(parameter.schema.maxItems, `${id} ${name}`).toBeLessThanOrEqual(100);
    }
  });

  it.each(lists)('$id accepts the documented number of values in $name', async (one) => {
    const { api, operation, parameter, name } = one;
    const most = parameter.schema.maxItems ?? Number.NaN;
    const values = (count: number): string[] => {
      const { enum: closed, pattern } = itemSchemaOf(parameter.schema);
      return Array.from({ length: count }, (_, at) => {
        if (closed) return String(closed[0]);
        return pattern?.includes('{6}') ? at.toString(16).padStart(6, '0') : `n${at}`;
      });
    };
    expect((await send(target(operation, parameter, values(most)))).status).toBe(200);
    const refused = await send(target(operation, parameter, values(most + 1)));
    expect(refused.status).toBe(400);
    expect(describeError(refused)).toBe(`${name}: must have no more than ${most} values`);
    documentedAnswers(api)(operation, refused);
  });
});

describe('a list that is too long', () => {
  /** The API with a schema that counts how often the rules for one value are read. */
  function counting({ api, operation, parameter }: (typeof lists)[number]) {
    const seen = { reads: 0 };
    const items = new Proxy<Schema>(itemSchemaOf(parameter.schema), {
      get(...target) {
        seen.reads += 1;
        return Reflect.get(...target);
      },
    });
    const one: Parameter = { ...parameter, schema: { ...parameter.schema, items } };
    const parameters = operation.parameters.map((other) => (other === parameter ? one : other));
    const counted: Api = { ...api, operations: [{ ...operation, parameters }] };
    return { seen, counted };
  }

  it.each(lists)('costs no more the longer $name of $id is', (one) => {
    const { operation, parameter, name } = one;
    const path = target(operation, parameter, 'x').replace(/=x$/, '=');
    const readsFor = (list: string): number => {
      const { seen, counted } = counting(one);
      const { problems } = matchParameters([counted], 'GET', path + list);
      const errors = problems.filter(({ type }) => type === 'error');
      expect(errors.map(({ where }) => [where.parameter, where.index])).toEqual([
        [name, undefined],
      ]);
      return seen.reads;
    };
    const shortest = readsFor('a,'.repeat(101));
    for (const value of ['a,', 'zz,', ',', '1,', '!closed,', 'ff00aa,']) {
      const most = Math.floor((longestAddress - path.length) / value.length);
      expect(readsFor(value.repeat(most)), value).toBeLessThanOrEqual(shortest);
    }
  });
});

describe('search texts', () => {
  it('are all limited', () => {
    expect(searches.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'getWorks query',
      'getImages query',
      'getConcepts query',
      'getArticles query',
      'getEvents query',
      'getAllContent query',
      'searchText q',
      'autocompleteText q',
    ]);
    for (const { parameter } of searches) expect(parameter.schema.maxLength).toBeLessThan(2001);
  });

  it.each(searches)('$id accepts the documented number of characters in $name', async (one) => {
    const { api, operation, parameter, name } = one;
    const most = parameter.schema.maxLength ?? Number.NaN;
    // These letters neither decompose nor need percent-encoding.
    expect((await send(target(operation, parameter, 'x'.repeat(most)))).status).toBe(200);
    const refused = await send(target(operation, parameter, 'x'.repeat(most + 1)));
    expect(refused.status).toBe(400);
    expect(describeError(refused)).toBe(
      name === 'query' ? tooManyTerms : `Search text is too long: at most ${most} characters`,
    );
    documentedAnswers(api)(operation, refused);
  });

  it.each(searches.filter(({ name }) => name === 'query'))(
    `$id looks for at most ${mostTerms} different words`,
    async ({ operation, parameter }) => {
      const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
      const ask = (text: string) => send(target(operation, parameter, text));
      expect((await ask(words(mostTerms))).status).toBe(200);
      expect((await ask('w1 '.repeat(mostTerms + 1))).status).toBe(200);
      const refused = await ask(words(mostTerms + 1));
      expect([refused.status, describeError(refused)]).toEqual([400, tooManyTerms]);
    },
  );

  it('may be the whole title of any work', () => {
    const longest = searches.find(({ id }) => id === 'getWorks')?.parameter.schema.maxLength;
    for (const { title = '' } of made.collection.works) {
      expect(title.length).toBeLessThanOrEqual(longest ?? 0);
      expect(hasTooManyTerms(title), title).toBe(false);
    }
  });

  it('are refused by their length, however they are encoded', async () => {
    const filled = (path: string, text: string) =>
      path + text.repeat(Math.floor((longestAddress - 200) / text.length));
    for (const text of ['a+', '%20', '%CC%81', 'ab+', '%']) {
      for (const { operation, name } of searches) {
        const path = target(operation, { name } as Parameter, 'x').replace(/=x$/, '=');
        expect((await send(filled(path, text))).status, `${path}${text}…`).toBe(400);
      }
    }
  });
});

describe('the first ten thousand results', () => {
  it.each(['works', 'images'])('of %s end with the address of the data sets', async (list) => {
    const below = createNodeSandbox({ collection: noRecords, mount: '/developers/sandbox' });
    const site = 'https://museum.example/developers';
    const address = `${site}/sandbox/catalogue/v2/${list}?page=10000`;
    const { description } = await (await below.fetch(new Request(address))).json();
    expect(description.split(' ').at(-1)).toBe(`${site}/docs/datasets`);
  });
});
