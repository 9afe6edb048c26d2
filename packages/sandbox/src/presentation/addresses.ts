import type { SandboxService } from '../services.ts';

/** Whose collection it is, e.g. { name: "Harbour Museum", homepage: "https://museum.example/" } */
export type Institution = { name: string; homepage: string };

/** The sandbox's address, and its services: a manifest links to no others. */
export type Surroundings = {
  base: string;
  services: ReadonlySet<SandboxService>;
  institution?: Institution | undefined;
};

/** The addresses of everything about a digitised book, for any version of its manifest. */
export function bookAddresses(identifier: string, base: string) {
  return {
    sequence: `${base}/presentation/${identifier}/sequences/s0`,
    search: `${base}/search/v1/${identifier}`,
    autocomplete: `${base}/search/autocomplete/v1/${identifier}`,
    text: `${base}/text/v1/${identifier}`,
  };
}

/** The same for one of its pages, e.g. `b20417783_0003.jp2`. */
export function pageAddresses(asset: string, identifier: string, base: string) {
  return {
    canvas: `${base}/presentation/${identifier}/canvases/${asset}`,
    image: `${base}/image/${asset}`,
    thumbnail: `${base}/thumbs/${asset}/full/!200,200/0/default.jpg`,
    alto: `${base}/text/alto/${identifier}/${asset}`,
  };
}
