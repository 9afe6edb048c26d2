import { describe, expect, it } from 'vitest';
import { horse, infoUrl } from '../../test/works.ts';
import { creditLine, creditParts } from './work-credit.ts';

const picture = { locationType: 'iiif-image' };

describe('creditLine', () => {
  it('names title, makers, publication, source, licence and record, as plain text', () => {
    expect(creditLine(horse, picture)).toBe(
      "A grey horse at the farrier's door & its owner. Marlow, Tobias, 1790-1861 (etcher); Dye & Sons; " +
        'Fenn, Ada (printer, colourist). London : T. Marlow, 1832. Harbour Museum. Public Domain Mark. ' +
        'Record: hx7q2mvb',
    );
  });

  it('leaves out what the record does not have', () => {
    const license = { label: 'Public Domain Mark', url: '' };
    const items = [{ locations: [{ locationType: { id: 'iiif-image' }, license }] }];
    const bare = { id: 'a', contributors: [], production: [], items };
    expect(creditLine(bare, picture)).toBe('Public Domain Mark. Record: a');
  });

  it('is that of the copy whose address is used', () => {
    expect(creditLine(horse, { ...picture, url: infoUrl('V3') })).toContain(
      'A. Photographer. CC BY 4.0.',
    );
  });

  it.each([
    ['the copy that is used states no licence', { ...picture, url: infoUrl('V1') }],
    ['no copy of that type states one', { locationType: 'closed-stores' }],
    ['there is no copy of that type', { locationType: 'iiif-presentation' }],
    ['there is no copy at that address', { ...picture, url: infoUrl('V9') }],
  ])('is nothing if %s', (_, options) => {
    expect(creditLine(horse, options)).toBeUndefined();
    expect(creditParts(horse, options)).toBeUndefined();
  });

  it.each(['contributors', 'items', 'production'] as const)(
    'is refused for a work that was requested without %s, which is not the same as none',
    (missing) => {
      const { [missing]: _, ...work } = horse;
      expect(() => creditLine(work, picture)).toThrow(
        'work hx7q2mvb: a credit needs its makers, copies and publication. Request it with include=contributors,items,production.',
      );
    },
  );
});

describe('creditParts', () => {
  it('link the licence to its text, and the title wherever the caller wants', () => {
    const parts = creditParts(horse, { ...picture, workUrl: '/works/hx7q2mvb' });
    expect(parts?.filter(({ href }) => href)).toEqual([
      {
        kind: 'title',
        text: "A grey horse at the farrier's door & its owner",
        href: '/works/hx7q2mvb',
      },
      { kind: 'licence', text: 'Public Domain Mark', href: 'https://creativecommons.org/pdm' },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', ' https://a.example', '//a.example', ''])(
    'do not link to %s, wherever a record has it from',
    (url) => {
      const license = { label: 'Free', url };
      const items = [{ locations: [{ locationType: { id: 'iiif-image' }, license }] }];
      const licence = creditParts({ ...horse, items }, picture)?.find(
        ({ kind }) => kind === 'licence',
      );
      expect(licence).toEqual({ kind: 'licence', text: 'Free' });
    },
  );
});
