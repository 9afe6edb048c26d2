import type { BookText } from '../ports.ts';
import type { ManifestWork } from './manifest-v2.ts';

/** The same book as IIIF Presentation 3.0. */
export function manifestV3({ identifier, pages }: BookText, work: ManifestWork, base: string) {
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${base}/presentation/v3/${identifier}`,
    type: 'Manifest',
    label: { none: [work.title] },
    ...(work.licence && { rights: work.licence }),
    requiredStatement: { label: { en: ['Attribution'] }, value: { en: ['Example Collection'] } },
    seeAlso: [
      { id: `${base}/catalogue/v2/works/${work.id}`, type: 'Dataset', format: 'application/json' },
    ],
    rendering: [
      {
        id: `${base}/text/v1/${identifier}`,
        type: 'Text',
        format: 'text/plain',
        label: { en: ['The whole text'] },
      },
    ],
    service: [
      {
        '@context': 'http://iiif.io/api/search/1/context.json',
        '@id': `${base}/search/${identifier}/search`,
        '@type': 'SearchService1',
        profile: 'http://iiif.io/api/search/1/search',
      },
    ],
    items: pages.map((page, index) => canvasV3(page, index, identifier, base)),
  };
}

function canvasV3(
  { asset, width, height }: BookText['pages'][number],
  index: number,
  identifier: string,
  base: string,
) {
  const canvas = `${base}/presentation/${identifier}/canvases/${asset}`;
  const image = `${base}/image/${asset}`;
  return {
    id: canvas,
    type: 'Canvas',
    label: { none: [String(index + 1)] },
    width,
    height,
    thumbnail: [
      {
        id: `${base}/thumbs/${asset}/full/!200,200/0/default.jpg`,
        type: 'Image',
        format: 'image/jpeg',
      },
    ],
    seeAlso: [
      {
        id: `${base}/text/alto/${asset}`,
        type: 'Dataset',
        format: 'text/xml',
        profile: 'http://www.loc.gov/standards/alto/ns-v2#',
      },
    ],
    items: [
      {
        id: `${canvas}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${canvas}/painting`,
            type: 'Annotation',
            motivation: 'painting',
            target: canvas,
            body: {
              id: `${image}/full/max/0/default.jpg`,
              type: 'Image',
              format: 'image/jpeg',
              width,
              height,
              service: [
                {
                  '@id': image,
                  '@type': 'ImageService2',
                  profile: 'http://iiif.io/api/image/2/level2.json',
                },
              ],
            },
          },
        ],
      },
    ],
  };
}
