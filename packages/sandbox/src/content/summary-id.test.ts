import { describe, expect, it } from 'vitest';
import { readSummaryId } from './summary-id.ts';

describe('readSummaryId', () => {
  it.each([
    ['Xq3T-_9.articles', 'Xq3T-_9', 'articles'],
    ['a.exhibition-highlight-tours.audio', 'a', 'exhibition-highlight-tours.audio'],
    ['a.exhibition-highlight-tours.bsl', 'a', 'exhibition-highlight-tours.bsl'],
    // Nothing has these, so they are not found later.
    ['a.articles.audio', 'a', 'articles.audio'],
    ['a.articles.audio.more', 'a', 'articles.audio.more'],
  ])('%s', (text, id, slug) => {
    expect(readSummaryId(text)).toEqual({ id, slug });
  });

  it.each([
    ['Xq3T', 'Invalid id format'],
    ['', 'Invalid id format'],
    ['.articles', 'Invalid Prismic ID format'],
    ['<a.articles', 'Invalid Prismic ID format'],
    ['a>.articles', 'Invalid Prismic ID format'],
    ['a.', 'Invalid content type'],
    ['a.article', 'Invalid content type'],
    ['a.exhibition-highlight-tours', 'Invalid tour type'],
    ['a.exhibition-highlight-tours.', 'Invalid tour type'],
    ['a.exhibition-highlight-tours.video', 'Invalid tour type'],
  ])('%j is refused', (text, message) => {
    const refused = () => readSummaryId(text);
    expect(refused).toThrow(message);
    expect(refused).toThrow(expect.objectContaining({ status: 400 }));
  });
});
