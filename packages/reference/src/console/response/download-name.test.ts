import { expect, it } from 'vitest';
import type { RequestDraft } from '../request/request-draft.ts';
import { downloadName } from './download-name.ts';

const draft = (url: string) => ({ url, operation: { responses: [] } }) as unknown as RequestDraft;

it.each([
  ['https://a.example/works?query=horse', 'application/json', 'works.json'],
  ['https://a.example/works?query=horse', 'text/csv', 'works.csv'],
  ['https://a.example/0/default.jpg', 'image/jpeg', 'default.jpg'],
  ['https://a.example/info.json', 'application/ld+json', 'info.json'],
  ['https://a.example/b1.zip', 'application/zip', 'b1.zip'],
  ['https://a.example/b1', 'application/x-unknown', 'b1'],
])('%s %s', (url, type, name) => {
  expect(downloadName(draft(url), type)).toBe(name);
});
