import type { JsonValue, MatchedField, Values } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { matchedWords, matchInWords } from './matched-words.ts';

const apis = await loadContract();
const works = operationOf(apis, 'getWorks');

const title: MatchedField = { label: 'the title', fields: ['title', 'other.titles'] };
const place: MatchedField = {
  label: 'the place of publication',
  fields: ['production.places.label'],
  trap: 'Filter by subject.',
  shownBy: { include: ['production'] },
};
const subject: MatchedField = {
  label: 'the subjects',
  fields: ['subjects.label'],
  shownBy: { include: ['subjects'] },
};

function found(records: JsonValue[], values: Values, matchedIn = [title, place, subject]) {
  const parameters = works.parameters.map(({ matchedIn: _, ...parameter }) =>
    parameter.key === 'query' ? { ...parameter, matchedIn } : parameter,
  );
  const operation = { ...works, parameters };
  const own = apis.map((api) => ({
    ...api,
    operations: api.operations.map((one) => (one.id === works.id ? operation : one)),
  }));
  const body = { results: records };
  return matchedWords({ apis: own, operation, values, status: 200, body });
}

const wordsOf = (...given: Parameters<typeof found>) => found(...given).flatMap(matchInWords);
const printedIn = (town: string) => ({ production: [{ places: [{ label: town }] }] });
const include = ['production', 'subjects'];

describe('the words of a search', () => {
  it('are reported where only a field that surprises has them', () => {
    const records = [
      { title: 'The North Pole', ...printedIn('London (England)') },
      { title: 'A map', ...printedIn('London') },
      { title: 'London from above', ...printedIn('London') },
      { title: 'The Thames', subjects: [{ label: 'London' }], ...printedIn('London') },
    ];
    expect(wordsOf(records, { query: 'london', include })).toEqual([
      'Matched in the place of publication: 2 of 4.',
    ]);
  });

  it('are found in any form that a search takes for the same', () => {
    const titles = ['Farriers at work', 'The farrier’s shop', 'FARRIER', 'Fárrier'];
    const records = titles.map((text) => ({ title: text, ...printedIn('Farrier') }));
    expect(found(records, { query: 'farriers', include })).toEqual([]);
  });

  it('may each be somewhere else', () => {
    const records = [{ title: 'Maps', other: { titles: ['of the pole'] }, ...printedIn('London') }];
    expect(wordsOf(records, { query: 'pole maps', include })).toEqual([]);
    expect(wordsOf(records, { query: 'maps of London', include })).toEqual([
      'Matched in the place of publication: 1 of 1.',
    ]);
  });

  it('are named as missing if the field that surprises is not in the response', () => {
    const records = [{ title: 'The North Pole' }, { title: 'A map' }, { title: 'London' }];
    const [match] = found(records, { query: 'London', include: ['subjects'], page: 2 });
    expect(match && matchInWords(match)).toEqual([
      '“London” is not in the title or the subjects: 2 of 3.',
      'It may be in the place of publication, which this response leaves out.',
    ]);
    expect(match?.more).toMatchObject({
      operation: { id: 'getWorks' },
      values: { query: 'London', include: ['subjects', 'production'], page: 2 },
    });
  });

  it('say nothing if most records have them, or no field surprises', () => {
    const records = [{ title: 'A map' }, { title: 'London' }, { title: 'London Bridge' }];
    expect(found(records, { query: 'London' })).toEqual([]);
    expect(found(records.slice(0, 1), { query: 'London' }, [title, subject])).toEqual([]);
  });

  it.each<[string, JsonValue[], Values]>([
    ['no query', [{ title: 'A' }], {}],
    ['a query without words', [{ title: 'A' }], { query: '"?" of' }],
    ['no records', [], { query: 'London' }],
  ])('are not looked for with %s', (_, records, values) => {
    expect(found(records, values)).toEqual([]);
  });
});
