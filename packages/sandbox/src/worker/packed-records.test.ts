import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionFolder } from '@portal/sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRecords, unpackRecords } from './packed-records.ts';

/** As it arrives in a browser. */
function sent(value: unknown): unknown {
  return unpackRecords(JSON.parse(JSON.stringify(packRecords(value))));
}

describe('packed records', () => {
  it('contain a repeated value once', () => {
    const ice = { label: 'Ice', type: 'Concept' };
    const packed = packRecords([
      { id: 'a', subjects: [ice] },
      { id: 'b', subjects: [ice, { label: 'Arctic regions' }] },
      { id: 'c', title: 'Arctic regions' },
    ]);
    expect(packed).toEqual({
      shared: [ice, 'Arctic regions'],
      value: [
        { id: 'a', subjects: ['$0'] },
        { id: 'b', subjects: ['$0', { label: '$1' }] },
        { id: 'c', title: '$1' },
      ],
    });
  });

  it('contain what is only part of a repeated value once, inside it', () => {
    const place = { type: { id: 'closed-stores' } };
    expect(packRecords([place, place])).toEqual({ shared: [place], value: ['$0', '$0'] });
  });

  it.each(['$0', '$$', '$', '', 'costs $5 in all'])('leave the text %j alone', (text) => {
    expect(sent([text, [text], { [text]: text }, text])).toEqual([
      ...[text, [text], { [text]: text }, text],
    ]);
  });

  it('unpack to what was packed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        const records = JSON.parse(JSON.stringify([one, two, { one, two }, [one]]));
        expect(sent(records)).toEqual(records);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['works', 'images', 'concepts'])('are the %s in less than half the room', (name) => {
    const text = readFileSync(join(collectionFolder, `records/${name}.json`), 'utf8');
    const packed = JSON.stringify(packRecords(JSON.parse(text)));
    expect(JSON.stringify(unpackRecords(JSON.parse(packed))) === text).toBe(true);
    expect(packed.length).toBeLessThan(text.length / 2);
  });
});
