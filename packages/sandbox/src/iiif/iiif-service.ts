import type { Work } from '../collection.ts';
import { onlyGet } from '../only-get.ts';
import { manifest, noManifestAt, worksByBook } from '../presentation/manifest.ts';
import { partsOf } from '../sandbox-request.ts';
import { autocompleteText, ignoredParameters, noText, searchText } from '../search/search-text.ts';
import { defineService, type Resources } from '../service.ts';
import { imageFile, imageInformation, otherImagePath } from './image-file.ts';
import { thumbnail } from './thumbnail.ts';

type Engine = { resources: Resources; byBook: ReadonlyMap<string, Work> };

const image = '/image/{identifier}';
const imageParts = `${image}/{region}/{size}/{rotation}`;

/** Pictures, thumbnails, manifests, and search inside books. */
export const iiifService = defineService<Engine>({
  files: ['pictures', 'books'],
  open: (resources) => ({ resources, byBook: worksByBook(resources.collection.works) }),
  operations: {
    getImageFile: {
      // The last segment is also accepted with its dot percent-encoded or missing.
      paths: [`${imageParts}/{quality}.{format}`, `${imageParts}/{last}`],
      needs: ['pictures'],
      handle: (call, { resources }) => imageFile(call, resources),
    },
    getImageInfo: {
      paths: [`${image}/info.json`],
      needs: ['pictures'],
      handle: (call, { resources }) => imageInformation(call, resources),
    },
    searchText: {
      // The path in the specification, and that of the live service.
      paths: ['/search/{identifier}/search', '/search/v1/{identifier}'],
      query: ['q', ...ignoredParameters],
      needs: ['texts'],
      handle: (call, { resources }) => searchText(call, resources.texts),
    },
    autocompleteText: {
      paths: ['/search/{identifier}/autocomplete', '/search/autocomplete/v1/{identifier}'],
      query: ['q', 'min'],
      needs: ['texts'],
      handle: (call, { resources }) => autocompleteText(call, resources.texts),
    },
  },
  others: {
    manifest: {
      paths: ['/presentation/{version}/{identifier}', '/presentation/{identifier}'],
      needs: ['works'],
      handle: (call, { resources, byBook }) => manifest(call, resources, byBook),
    },
  },
  folders: {
    '/image': {
      format: 'image',
      needs: 'pictures',
      otherwise(request, { resources }) {
        onlyGet(request);
        return otherImagePath(request, resources);
      },
    },
    '/thumbs': {
      format: 'image',
      needs: 'pictures',
      otherwise: (request, { resources }) => thumbnail(request, resources),
    },
    '/search': {
      format: 'image',
      otherwise(request) {
        onlyGet(request);
        throw noText(partsOf(request).join('/'));
      },
    },
    '/presentation': {
      format: 'image',
      otherwise(request) {
        onlyGet(request);
        throw noManifestAt(request);
      },
    },
  },
});
