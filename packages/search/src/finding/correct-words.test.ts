import { expect, it } from 'vitest';
import { createCorrectWords } from './correct-words.ts';

const vocabulary = ['licence', 'availabilities', 'works', 'paging', 'facts', '2024', 'sort', 'map'];
const words = [...vocabulary, 'iso8601', 'incomprehensiblelongwords'];
const names = ['production.dates', 'page_size'];

it.each([
  [['works'], ['works'], false],
  [['work'], ['work'], false],
  [['avail'], ['avail'], false],
  [['availabilties'], ['availabilities'], true],
  [['lisence'], ['licence'], true],
  [['license'], ['license'], false],
  [['licenses'], ['licenses'], false],
  [['lisence', 'works'], ['licence', 'works'], true],
  [['srot'], ['sort'], true],
  [['srt'], [], false],
  [['mapp'], [], false],
  [['pagination'], ['paging'], true],
  [['zzzz', 'works'], ['works'], false],
  [['2025'], [], false],
  [['working'], ['working'], false],
  [['m3rvk8pd'], ['m3rvk8pd'], false],
  [['b123456'], ['b123456'], false],
  [['b12345'], [], false],
  [['iso86'], ['iso86'], false],
  [['iso87'], [], false],
  [['incomprehensiblelongword'], ['incomprehensiblelongword'], false],
  [['incomprehensiblylongwords'], [], false],
  [['productiondates', 'pagesize'], ['productiondates', 'pagesize'], false],
  [['productiondate'], ['productiondate'], false],
  [['productiondat'], [], false],
])('%j becomes %j', (given, used, isOther) => {
  const correctWords = createCorrectWords({ words, names, vocabulary });
  expect(correctWords(given)).toEqual({ words: used, isOther });
});
