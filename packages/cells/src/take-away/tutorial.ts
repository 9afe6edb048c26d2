import type { TutorialText } from '../markdown/read-tutorial.ts';
import type { Output } from '../output.ts';

/** A tutorial that has run, with its words. */
export type Tutorial = TutorialText & {
  /** e.g. "exploring-collections-apis" */
  slug: string;
  /** By the cell's id. */
  outputs: Readonly<Record<string, readonly Output[]>>;
  /** Where the pictures of the sandbox are kept, below the address of the site. */
  pictures: readonly { url: string; path: string }[];
  siteUrl: string;
};

/** What comes before the APIs' own paths, unless a reader sets API_URL. */
export function apiAddress({ siteUrl }: Pick<Tutorial, 'siteUrl'>): string {
  return `${siteUrl}/sandbox`;
}

/** The same in a copy of the portal on a reader's own machine. */
export function localApiAddress(tutorial: Pick<Tutorial, 'siteUrl'>): string {
  return `http://localhost:3000${new URL(apiAddress(tutorial)).pathname}`;
}

/** A file to give away, with its path inside the folder or archive. */
export type TakeAwayFile = { path: string; text: string };

/** The whole address of a picture: as a kept file where there is one. */
export function pictureAddress({ pictures, siteUrl }: Tutorial, url: string): string {
  const kept = pictures.find((picture) => picture.url === url);
  return kept ? `${siteUrl}${kept.path}` : url;
}
