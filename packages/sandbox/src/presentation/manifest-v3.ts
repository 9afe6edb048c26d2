import { bestFit } from '@portal/iiif';
import type { BookText } from '../ports.ts';
import { bookAddresses, type Institution, pageAddresses, type Surroundings } from './addresses.ts';
import type { ManifestWork, Page } from './manifest-work.ts';
import { creditsOf, rightsOf, statementOf } from './rights.ts';

/** The same book as IIIF Presentation 3.0. */
export function manifestV3(
  { identifier, pages }: BookText,
  work: ManifestWork,
  around: Surroundings,
) {
  const { base, services, institution } = around;
  const { search, autocomplete, text } = bookAddresses(identifier, base);
  const shown = pages.find(({ asset }) => asset === work.shownPage) ?? pages[0];
  const rights = rightsOf(work.licence);
  const requiredStatement = statementOf(creditsOf(work.credit, institution?.name), work.licence);
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${base}/presentation/v3/${identifier}`,
    type: 'Manifest',
    label: { none: [work.title] },
    ...(work.description && { summary: { none: [work.description] } }),
    ...(work.details?.length && {
      metadata: work.details.map(({ label, values }) => ({
        label: { en: [label] },
        value: { none: values },
      })),
    }),
    ...(rights && { rights }),
    ...(requiredStatement && { requiredStatement }),
    ...(institution && { provider: [providerV3(institution)] }),
    ...(shown && { thumbnail: [thumbnailV3(shown, identifier, base)] }),
    ...(services.has('catalogue') && {
      seeAlso: [
        {
          id: `${base}/catalogue/v2/works/${work.id}`,
          type: 'Dataset',
          format: 'application/json',
        },
      ],
    }),
    ...(services.has('text') && {
      rendering: [
        { id: text, type: 'Text', format: 'text/plain', label: { en: ['The whole text'] } },
      ],
    }),
    service: [
      {
        '@context': 'http://iiif.io/api/search/1/context.json',
        '@id': search,
        '@type': 'SearchService1',
        profile: 'http://iiif.io/api/search/1/search',
        service: [
          {
            '@id': autocomplete,
            '@type': 'AutoCompleteService1',
            profile: 'http://iiif.io/api/search/1/autocomplete',
          },
        ],
      },
    ],
    items: pages.map((page, index) => canvasV3(page, index, identifier, around)),
  };
}

function providerV3({ name, homepage }: Institution) {
  const label = { none: [name] };
  return {
    id: homepage,
    type: 'Agent',
    label,
    homepage: [{ id: homepage, type: 'Text', label, format: 'text/html' }],
  };
}

function thumbnailV3(page: Page, identifier: string, base: string) {
  const { thumbnail } = pageAddresses(page.asset, identifier, base);
  return {
    id: thumbnail,
    type: 'Image',
    format: 'image/jpeg',
    ...bestFit({ width: 200, height: 200 }, page),
  };
}

function canvasV3(page: Page, index: number, identifier: string, around: Surroundings) {
  const { base, services } = around;
  const { asset, width, height } = page;
  const { canvas, image, alto } = pageAddresses(asset, identifier, base);
  return {
    id: canvas,
    type: 'Canvas',
    label: { none: [String(index + 1)] },
    width,
    height,
    thumbnail: [thumbnailV3(page, identifier, base)],
    ...(services.has('text') && {
      seeAlso: [
        {
          id: alto,
          type: 'Dataset',
          format: 'text/xml',
          profile: 'http://www.loc.gov/standards/alto/ns-v2#',
        },
      ],
    }),
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
