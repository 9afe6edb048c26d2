import { apiAddress } from '../run/hosts.ts';
import type { Tutorial } from './tutorial.ts';

type Places = Pick<Tutorial, 'siteUrl' | 'hosts'>;

/** Where a download calls the APIs, and how it calls them on the reader's own machine instead. */
export function addressText(places: Places): string {
  const all = [...new Set(Object.values(places.hosts))].join(' and ');
  const replaced = apiAddress(places);
  if (replaced === undefined) return `The APIs are called at ${all}.`;
  const { what, command, address } = localCopy(replaced);
  const which = all === replaced ? '' : ` in place of ${replaced}`;
  return `The APIs are called at ${all}. To call ${what} on your own machine instead, run \`${command}\` in a copy of the portal and set the environment variable \`API_URL\`${which} to the address that it prints, such as \`${address}\`.`;
}

/** What serves an address of the portal on a reader's own machine, and where */
export function localCopy(address: string): { what: string; command: string; address: string } {
  const path = new URL(address).pathname.replace(/\/$/, '');
  return path.endsWith('/sandbox')
    ? { what: 'a sandbox', command: 'npm run sandbox', address: `http://localhost:4000${path}` }
    : { what: 'them', command: 'npm start', address: `http://localhost:3000${path}` };
}
