import type { BookText } from '../ports.ts';
import { bookAddresses, pageAddresses, type Surroundings } from './addresses.ts';
import type { ManifestWork, Page } from './manifest-work.ts';
import { creditsOf } from './rights.ts';

/** A digitised book as IIIF Presentation 2.1: one canvas per page, with its picture and its text. */
export function manifestV2(
  { identifier, pages }: BookText,
  work: ManifestWork,
  around: Surroundings,
) {
  const { base, services, institution } = around;
  const credits = creditsOf(work.credit, institution?.name);
  const { sequence, search, autocomplete, text } = bookAddresses(identifier, base);
  return {
    '@context': 'http://iiif.io/api/presentation/2/context.json',
    '@id': `${base}/presentation/v2/${identifier}`,
    '@type': 'sc:Manifest',
    label: work.title,
    ...(work.description && { description: work.description }),
    ...(work.details?.length && {
      metadata: work.details.map(({ label, values }) => ({ label, value: values })),
    }),
    ...(work.licence && { license: work.licence.url }),
    ...(credits.length > 0 && { attribution: credits.join('. ') }),
    ...(services.has('catalogue') && {
      related: { '@id': `${base}/catalogue/v2/works/${work.id}`, format: 'application/json' },
    }),
    service: {
      '@context': 'http://iiif.io/api/search/1/context.json',
      '@id': search,
      profile: 'http://iiif.io/api/search/1/search',
      service: {
        '@id': autocomplete,
        profile: 'http://iiif.io/api/search/1/autocomplete',
      },
    },
    sequences: [
      {
        '@id': sequence,
        '@type': 'sc:Sequence',
        label: 'Pages in order',
        canvases: pages.map((page, index) => canvasV2(page, index, identifier, around)),
      },
    ],
    ...(services.has('text') && {
      rendering: { '@id': text, format: 'text/plain', label: 'The whole text' },
    }),
  };
}

function canvasV2(
  { asset, width, height }: Page,
  index: number,
  identifier: string,
  { base, services }: Surroundings,
) {
  const { canvas, image, thumbnail, alto } = pageAddresses(asset, identifier, base);
  return {
    '@id': canvas,
    '@type': 'sc:Canvas',
    label: String(index + 1),
    width,
    height,
    thumbnail: { '@id': thumbnail },
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
    ...(services.has('text') && {
      seeAlso: {
        '@id': alto,
        format: 'text/xml',
        profile: 'http://www.loc.gov/standards/alto/ns-v2#',
        label: 'ALTO of this page',
      },
    }),
  };
}
