import type { TutorialText } from '../markdown/read-tutorial.ts';
import type { Output } from '../output.ts';
import type { Hosts } from '../run/hosts.ts';

/** A tutorial that has run, with its prose. */
export type Tutorial = TutorialText & {
  /** e.g. "exploring-collections-apis" */
  slug: string;
  /** By the cell's id. */
  outputs: Readonly<Record<string, readonly Output[]>>;
  /** By the cell's id: its source for a program, which prints what a notebook shows by itself. */
  plain?: Readonly<Record<string, string>>;
  /** Where the pictures of the sandbox are kept, below the address of the site. */
  pictures: readonly { url: string; path: string }[];
  siteUrl: string;
  /** Where it is read, below the address of the site, e.g. "/docs/examples/exploring-collections-apis" */
  page: string;
  /** Where each API was while it ran */
  hosts: Hosts;
};

/** Included only if the client is used. */
export function usesClient({ cells }: Pick<Tutorial, 'cells'>): boolean {
  return cells.some(({ source }) => /\bfrom ['"]@portal\/client(\/museum)?['"]/.test(source));
}

/** A file to download, with its path inside the folder or archive. */
export type TextFile = { path: string; text: string };

/** The full address of a picture: of the stored file, if there is one. */
export function pictureAddress({ pictures, siteUrl }: Tutorial, url: string): string {
  const kept = pictures.find((picture) => picture.url === url);
  return kept ? `${siteUrl}${kept.path}` : url;
}
