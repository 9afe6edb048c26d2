import type { CreditedWork } from '../src/museum/index.ts';

const base = 'https://api.example.org/image';
const publicDomain = { label: 'Public Domain Mark', url: 'https://creativecommons.org/pdm' };
const attribution = { label: 'CC BY 4.0', url: 'https://creativecommons.org/by' };

/** A print with a picture, another picture under another licence, and one without any. */
export const horse = {
  id: 'hx7q2mvb',
  title: "A <i>grey</i> horse at the farrier's door &amp; its owner.",
  contributors: [
    { agent: { label: 'Marlow, Tobias, 1790-1861' }, roles: [{ label: 'etcher' }] },
    { agent: { label: 'Dye &amp; Sons' }, roles: [] },
    { agent: { label: 'Fenn, Ada' }, roles: [{ label: 'printer' }, { label: 'colourist' }] },
  ],
  production: [{ label: 'London : T. Marlow, 1832.' }, { label: 'Paris, 1840' }],
  items: [
    { locations: [{ locationType: { id: 'closed-stores' } }] },
    {
      locations: [
        { locationType: { id: 'iiif-image' }, url: `${base}/V1/info.json`, credit: 'Nobody' },
        {
          ...{ locationType: { id: 'iiif-image' }, url: `${base}/V2/info.json` },
          ...{ credit: 'Harbour Museum', license: publicDomain },
        },
        {
          ...{ locationType: { id: 'iiif-image' }, url: `${base}/V3/info.json` },
          ...{ credit: 'A. Photographer', license: attribution },
        },
      ],
    },
  ],
} satisfies CreditedWork;

export const infoUrl = (name: string) => `${base}/${name}/info.json`;
