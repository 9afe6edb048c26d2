import type { TutorialText } from '../markdown/read-tutorial.ts';
import type { Output } from '../output.ts';
import type { Hosts } from '../run/hosts.ts';

/** A tutorial that has run, with its words. */
export type Tutorial = TutorialText & {
  /** e.g. "exploring-collections-apis" */
  slug: string;
  /** By the cell's id. */
  outputs: Readonly<Record<string, readonly Output[]>>;
  /** Where the pictures of the sandbox are kept, below the address of the site. */
  pictures: readonly { url: string; path: string }[];
  siteUrl: string;
  /** Where each API answered while it ran */
  hosts: Hosts;
};

/**
 * The address of APIs that a reader's own copy of the portal has too, and that API_URL replaces: that
 * of its sandbox, else of its files. Undefined if all of them are elsewhere.
 */
export function apiAddress({ siteUrl, hosts }: Pick<Tutorial, 'siteUrl' | 'hosts'>) {
  const used = Object.values(hosts);
  return [`${siteUrl}/sandbox`, siteUrl].find((address) => used.includes(address));
}

/** Such an address in a copy of the portal on a reader's own machine. */
export function localApiAddress(address: string): string {
  return `http://localhost:3000${new URL(address).pathname}`.replace(/\/$/, '');
}

/** All addresses of APIs, for a sentence */
export function addressList({ hosts }: Pick<Tutorial, 'hosts'>): string {
  return [...new Set(Object.values(hosts))].join(' and ');
}

/** Only what uses the client has it. */
export function usesClient({ cells }: Pick<Tutorial, 'cells'>): boolean {
  return cells.some(({ source }) => /\bfrom ['"]@portal\/client(\/museum)?['"]/.test(source));
}

/** A file to give away, with its path inside the folder or archive. */
export type TakeAwayFile = { path: string; text: string };

/** The whole address of a picture: as a kept file where there is one. */
export function pictureAddress({ pictures, siteUrl }: Tutorial, url: string): string {
  const kept = pictures.find((picture) => picture.url === url);
  return kept ? `${siteUrl}${kept.path}` : url;
}
