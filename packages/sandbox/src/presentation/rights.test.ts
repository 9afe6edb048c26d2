import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import type { Licence } from './rights.ts';
import { creditsOf, rightsOf, statementOf } from './rights.ts';

const apis = await loadApis(apisFolder);
const ids = apis.find(({ id }) => id === 'catalogue')?.schemas.License?.properties?.id?.enum ?? [];

const table: [id: Licence['id'], rights: string | undefined][] = [
  ['cc-by', 'http://creativecommons.org/licenses/by/4.0/'],
  ['cc-by-nc', 'http://creativecommons.org/licenses/by-nc/4.0/'],
  ['cc-by-nc-nd', 'http://creativecommons.org/licenses/by-nc-nd/4.0/'],
  ['cc-by-nd', 'http://creativecommons.org/licenses/by-nd/4.0/'],
  ['cc-by-sa', 'http://creativecommons.org/licenses/by-sa/4.0/'],
  ['cc-by-nc-sa', 'http://creativecommons.org/licenses/by-nc-sa/4.0/'],
  ['cc-0', 'http://creativecommons.org/publicdomain/zero/1.0/'],
  ['pdm', 'http://creativecommons.org/publicdomain/mark/1.0/'],
  ['inc', 'http://rightsstatements.org/vocab/InC/1.0/'],
  ['ogl', undefined],
  ['opl', undefined],
];

function licence(id: Licence['id']): Licence {
  return { id, label: `Licence ${id}`, url: `https://example.org/${id}`, type: 'License' };
}

it('knows every licence of the catalogue', () => {
  expect(table.map(([id]) => id).sort()).toEqual([...ids].sort());
});

it.each(table)('%s is %s', (id, rights) => {
  expect(rightsOf(licence(id))).toBe(rights);
});

it.each(table)('%s appears in exactly one place', (id, rights) => {
  const words = JSON.stringify(statementOf(['Harbour Museum'], licence(id)));
  expect(words).toContain('Harbour Museum');
  expect(words.includes(`https://example.org/${id}`)).toBe(rights === undefined);
});

it('is empty if nothing is known', () => {
  expect(rightsOf(undefined)).toBeUndefined();
  expect(statementOf([], undefined)).toBeUndefined();
  expect(statementOf([], licence('pdm'))).toBeUndefined();
});

it.each<[credit: string | undefined, institution: string | undefined, credits: string[]]>([
  [undefined, undefined, []],
  ['', undefined, []],
  ['A. Lender', undefined, ['A. Lender']],
  [undefined, 'Harbour Museum', ['Harbour Museum']],
  ['Harbour Museum', 'Harbour Museum', ['Harbour Museum']],
  ['A. Lender', 'Harbour Museum', ['Harbour Museum', 'A. Lender']],
])('credits %s at %s as %j', (credit, institution, credits) => {
  expect(creditsOf(credit, institution)).toEqual(credits);
});
