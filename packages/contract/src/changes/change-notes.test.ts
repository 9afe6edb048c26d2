import { expect, it } from 'vitest';
import { addRelease, changeNotes } from './change-notes.ts';

it('links what exists now, and marks breaking changes', () => {
  const place = {
    operation: (id: string) =>
      id === 'getWorks' ? { label: 'Search works', address: '/api/a#getWorks' } : undefined,
    schema: (name: string) => ({ label: name, address: `/api/a#schema-${name}` }),
  };
  const notes = changeNotes(
    [
      { operations: [], breaking: true, text: '`GET /b` (`getB`) is removed.' },
      { operations: ['getWorks', 'getC'], breaking: true, text: 'The parameter `d` is removed.' },
      { operations: [], schema: 'Work', breaking: false, text: '`title` is new.' },
    ],
    place,
  );
  expect(notes.split('\n')).toEqual([
    '- **Breaking:** `GET /b` (`getB`) is removed.',
    '- **Breaking:** [Search works](/api/a#getWorks), `getC`: the parameter `d` is removed.',
    '- [Work](/api/a#schema-Work): `title` is new.',
  ]);
});

it('puts a release above earlier ones, and below the introduction', () => {
  const first = addRelease('# Changes\n\nWords.\n', '1.0.0 - 2026-01-01', '- One');
  expect(first).toBe('# Changes\n\nWords.\n\n## 1.0.0 - 2026-01-01 {/* #v1-0-0 */}\n\n- One\n');
  expect(addRelease(first, '1.1.0 - 2026-02-01', '- Two')).toBe(
    '# Changes\n\nWords.\n\n## 1.1.0 - 2026-02-01 {/* #v1-1-0 */}\n\n- Two\n\n## 1.0.0 - 2026-01-01 {/* #v1-0-0 */}\n\n- One\n',
  );
});

it('gives each heading an anchor that no later release can move', () => {
  const notes = '### Catalogue\n\n- One\n\n### Text & (old) words\n\n- Two';
  expect(addRelease('# Changes\n', '2026-01-01', notes)).toBe(
    '# Changes\n\n## 2026-01-01 {/* #v2026-01-01 */}\n\n### Catalogue {/* #v2026-01-01-catalogue */}\n\n- One\n\n### Text & (old) words {/* #v2026-01-01-text-old-words */}\n\n- Two\n',
  );
});
