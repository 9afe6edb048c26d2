import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonValue, Values } from '../../../../packages/contract/src/index.ts';
import { requestTarget } from '../../../../packages/contract/src/index.ts';
import { matchedWords, matchInWords } from '../../../../packages/reference/src/answer/index.ts';
import { apis, host, sandbox } from '../docs-facts/truth.ts';

const operation = apis.flatMap((api) => api.operations).find(({ id }) => id === 'getWorks');
if (!operation) throw new Error('There is no getWorks.');
const query = operation.parameters.find(({ name }) => name === 'query');
const include = ['subjects', 'genres', 'contributors', 'notes', 'production'];

type Work = { title: string; production?: JsonValue };

async function worksOf(values: Values): Promise<{ results: Work[] }> {
  const target = requestTarget(operation as never, values);
  const answer = await sandbox.fetch(new Request(host + target));
  return await answer.json();
}

async function ask(values: Values) {
  const body = (await worksOf(values)) as JsonValue;
  return matchedWords({ apis, operation: operation as never, values, status: 200, body });
}

describe('maps for the query London', () => {
  const values = { query: 'London', workType: ['e'] };

  it('are reported not to have it where a plain response can show it', async () => {
    const { results } = await worksOf(values);
    const [match] = await ask(values);
    const unseen = results.filter((work) => !JSON.stringify(work).includes('London'));
    expect(unseen.length).toBeGreaterThan(2);
    expect(match && matchInWords(match).join(' ')).toMatch(
      new RegExp(
        `^“London” is not in the title or the description: ${unseen.length} of ${results.length}\\. It may be in .*the place of publication`,
      ),
    );
    expect(match?.more?.values).toEqual({ ...values, include });
  });

  it('are only published there in many cases, as a response with that field shows', async () => {
    const { results } = await worksOf({ ...values, include });
    const [match] = await ask({ ...values, include });
    const onlyThere = results.filter(({ production, ...others }) => {
      const has = (value: unknown) => JSON.stringify(value ?? '').includes('London');
      return has(production) && !has(others);
    });
    expect(onlyThere.length).toBeGreaterThan(2);
    expect(match && matchInWords(match)).toEqual([
      `Matched in the place of publication: ${onlyThere.length} of ${results.length}.`,
    ]);
    expect(match?.surprises[0]?.field.trap).toContain('`query=London`');
  });
});

it('says nothing about a query that finds what it names', async () => {
  expect(await ask({ query: 'horse' })).toEqual([]);
  expect(await ask({ query: 'horse', include })).toEqual([]);
});

describe('the fields in which a query is looked for', () => {
  let found: Set<string>;

  beforeAll(async () => {
    const pages = [1, 2, 3].map(async (page) => {
      const { results } = await worksOf({ include, page, pageSize: 100 });
      return results as JsonValue[];
    });
    found = new Set((await Promise.all(pages)).flat().flatMap((work) => pathsIn(work)));
  });

  it.each(query?.matchedIn?.flatMap(({ fields }) => fields) ?? [])(
    '%s is in some work',
    (field) => {
      expect([field, found.has(field)]).toEqual([field, true]);
    },
  );

  it('are named by the description of the query', () => {
    expect(query?.matchedIn?.length).toBeGreaterThan(5);
  });
});

function pathsIn(value: JsonValue, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) =>
    pathsIn(one, path === '' ? name : `${path}.${name}`),
  );
}
