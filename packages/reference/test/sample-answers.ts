import type { JsonValue } from '@portal/contract';

const base = 'http://localhost:3000/sandbox';

/** A page of works, as the catalogue answers. */
export const worksAnswer: JsonValue = {
  type: 'ResultList',
  pageSize: 2,
  totalPages: 31,
  totalResults: 62,
  results: [
    {
      id: 'mu4rmedp',
      title: 'Annual report, "with quotes"',
      alternativeTitles: [],
      workType: { id: 'd', label: 'Journals', type: 'Format' },
      subjects: [
        { id: 'ppg365at', label: 'Horses - Diseases', type: 'Subject' },
        { id: 'yg7hftmh', label: 'Animal hospitals', type: 'Subject' },
      ],
      images: [],
      type: 'Work',
    },
    {
      id: 'a5fk69um',
      title: '=HYPERLINK("https://example.org")',
      alternativeTitles: [],
      workType: { id: 'k', label: 'Pictures', type: 'Format' },
      thumbnail: {
        locationType: { id: 'thumbnail-image', label: 'Thumbnail image', type: 'LocationType' },
        url: `${base}/image/M0021800/full/300,/0/default.jpg`,
        license: { id: 'pdm', label: 'Public Domain Mark', url: 'https://creativecommons.org/x/' },
        type: 'DigitalLocation',
      },
      subjects: [],
      images: [{ id: 't4ncwz8k', type: 'Image' }],
      duration: -5,
      type: 'Work',
    },
  ],
  nextPage: `${base}/catalogue/v2/works?query=horse&pageSize=2&page=2`,
  aggregations: {
    workType: {
      buckets: [
        { data: { id: 'a', label: 'Books' }, count: 20, type: 'AggregationBucket' },
        { data: { id: 'k', label: 'Pictures' }, count: 15, type: 'AggregationBucket' },
      ],
      type: 'Aggregation',
    },
    'subjects.label': {
      buckets: [{ data: { id: 'Horses', label: 'Horses' }, count: 7, type: 'AggregationBucket' }],
      type: 'Aggregation',
    },
    'production.dates': { buckets: [], type: 'Aggregation' },
    type: 'Aggregations',
  },
};

export const imageAnswer: JsonValue = {
  id: 't4ncwz8k',
  locations: [{ url: `${base}/image/V0040217/info.json`, type: 'DigitalLocation' }],
  aspectRatio: 1.3333334,
  source: { id: 'hx7q2mvb', title: 'A grey horse', type: 'Work' },
  visuallySimilar: [
    { id: 'aaaa2222', type: 'Image' },
    { id: 'bbbb3333', type: 'Image' },
  ],
  type: 'Image',
};

export const infoAnswer: JsonValue = {
  '@context': 'http://iiif.io/api/image/2/context.json',
  '@id': `${base}/image/V0040217`,
  protocol: 'http://iiif.io/api/image',
  width: 1600,
  height: 1200,
  sizes: [
    { width: 100, height: 75 },
    { width: 400, height: 300 },
  ],
};
