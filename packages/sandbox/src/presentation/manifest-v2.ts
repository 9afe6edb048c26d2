import type { BookText } from '../ports.ts';

export type ManifestWork = { id: string; title: string; licence?: string | undefined };

/** A digitised book as IIIF Presentation 2.1: one canvas a page, with its picture and its text. */
export function manifestV2({ identifier, pages }: BookText, work: ManifestWork, base: string) {
  const manifest = `${base}/presentation/v2/${identifier}`;
  return {
    '@context': 'http://iiif.io/api/presentation/2/context.json',
    '@id': manifest,
    '@type': 'sc:Manifest',
    label: work.title,
    ...(work.licence && { license: work.licence }),
    attribution: 'Example Collection',
    related: { '@id': `${base}/catalogue/v2/works/${work.id}`, format: 'application/json' },
    service: {
      '@context': 'http://iiif.io/api/search/1/context.json',
      '@id': `${base}/search/${identifier}/search`,
      profile: 'http://iiif.io/api/search/1/search',
      service: {
        '@id': `${base}/search/${identifier}/autocomplete`,
        profile: 'http://iiif.io/api/search/1/autocomplete',
      },
    },
    sequences: [
      {
        '@id': `${base}/presentation/${identifier}/sequences/s0`,
        '@type': 'sc:Sequence',
        label: 'Pages in order',
        canvases: pages.map((page, index) => canvasV2(page, index, identifier, base)),
      },
    ],
    rendering: {
      '@id': `${base}/text/v1/${identifier}`,
      format: 'text/plain',
      label: 'The whole text',
    },
  };
}

function canvasV2(
  { asset, width, height }: BookText['pages'][number],
  index: number,
  identifier: string,
  base: string,
) {
  const canvas = `${base}/presentation/${identifier}/canvases/${asset}`;
  const image = `${base}/image/${asset}`;
  return {
    '@id': canvas,
    '@type': 'sc:Canvas',
    label: String(index + 1),
    width,
    height,
    thumbnail: { '@id': `${base}/thumbs/${asset}/full/!200,200/0/default.jpg` },
    images: [
      {
        '@id': `${canvas}/painting`,
        '@type': 'oa:Annotation',
        motivation: 'sc:painting',
        on: canvas,
        resource: {
          '@id': `${image}/full/max/0/default.jpg`,
          '@type': 'dctypes:Image',
          format: 'image/jpeg',
          width,
          height,
          service: {
            '@context': 'http://iiif.io/api/image/2/context.json',
            '@id': image,
            profile: 'http://iiif.io/api/image/2/level2.json',
          },
        },
      },
    ],
    seeAlso: {
      '@id': `${base}/text/alto/${asset}`,
      format: 'text/xml',
      profile: 'http://www.loc.gov/standards/alto/ns-v2#',
      label: 'ALTO of this page',
    },
  };
}
