import { describe, expect, it } from 'vitest';
import { foldName, singular, tellingWords, wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['production.dates.from', 'productiondatesfrom'],
    ['With-Similar Colours', 'withsimilarcolors'],
    ['GET /works/{id}', 'getworksid'],
    ['Café', 'cafe'],
    ['…', ''],
  ])('foldName of %s', (text, folded) => expect(foldName(text)).toBe(folded));

  it.each([
    ['withSimilarColors', ['with', 'similar', 'colors']],
    ['IIIFImage', ['iiif', 'image']],
    ['items.locations.license', ['items', 'locations', 'license']],
    ['b-number 10,000', ['b', 'number', '10', '000']],
    ['APIs, URLs and IDs', ['apis', 'urls', 'and', 'ids']],
    ['userIDs getURLsById', ['user', 'ids', 'get', 'urls', 'by', 'id']],
    ['XMLHttpRequest IIIFSearch', ['xml', 'http', 'request', 'iiif', 'search']],
    ['  ', []],
  ])('wordsOf %s', (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    ['availabilities', 'availability'],
    ['boxes', 'box'],
    ['works', 'work'],
    ['maps', 'map'],
    ['sizes', 'size'],
    ['addresses', 'address'],
    ['searches', 'search'],
    ['lists', 'list'],
    ['diesel', 'diesel'],
    ['orchestra', 'orchestra'],
    ['gas', 'gas'],
    ['status', 'status'],
    ['address', 'address'],
  ])('singular of %s', (word, one) => expect(singular(word)).toBe(one));

  it('keeps the words that matter, or all of them', () => {
    expect(tellingWords(['how', 'to', 'cite'])).toEqual(['cite']);
    expect(tellingWords(['how', 'to'])).toEqual(['how', 'to']);
    expect(tellingWords(['b', 'number', '3'])).toEqual(['number', '3']);
  });
});
