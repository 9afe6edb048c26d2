import type { ComponentType } from 'react';
import type { Transport } from '../transport.ts';
import type { PageData } from './page-data.ts';

/** What pages take from the site or the program that they are in. */
export type ReferenceSite = {
  data: PageData;
  /** None: consoles send to the servers of the description. */
  transportsFor: (apiId: string) => Transport[];
  /** What the site adds to the page of an API. A component takes no props. */
  extras: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** The prefix of an API's id in the address of its page, e.g. `/developers/api/` */
  folder: string;
  /** The whole address of a part of the page that is shown, e.g. for `getWorks`. */
  linkTo: (id: string) => string;
  /** The address of a filled-in request of the page that is shown, e.g. for `?op=getWork&id=a#getWork`. */
  addressOf: (permalink: string) => string;
};
