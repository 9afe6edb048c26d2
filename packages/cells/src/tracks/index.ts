import type { CellLanguage } from '../cell.ts';
import { apiAddress, type Hosts } from '../run/hosts.ts';
import { python } from './python.ts';
import { r } from './r.ts';
import type { Track } from './track.ts';

export { missingInPage, runsPythonInPage } from './python-in-page.ts';
export type { Track } from './track.ts';

/** Every language of cells besides TypeScript. To add one, describe it and list it here. */
export const tracks: Readonly<Record<TrackLanguage, Track>> = { python, r };

export type TrackLanguage = Exclude<CellLanguage, 'ts'>;

export type FirstCellOptions = {
  /** Where each API of the portal is */
  hosts: Hosts;
  /** The address of the portal, e.g. "https://museum.example/developers" */
  siteUrl: string;
  /** A program's packages are installed before it runs; a notebook installs them itself. */
  place: 'notebook' | 'program';
};

/**
 * What every track begins with: how to install what it uses, as a comment, and where the APIs are.
 * @param sources all cells of the track
 */
export function firstCell(
  language: TrackLanguage,
  sources: readonly string[],
  { hosts, siteUrl, place }: FirstCellOptions,
): string {
  const track = tracks[language];
  const included = (place === 'notebook' && track.notebook?.included) || [];
  const magic = (place === 'notebook' && track.notebook?.magic) || '';
  const packages = packagesOf(track, sources).filter((name) => !included.includes(name));
  const used = usedHosts(track, sources, hosts);
  return [
    ...(packages.length > 0 ? [`# ${magic}${track.install(packages)}`] : []),
    ...track.hostLines(used, apiAddress({ siteUrl, hosts: used })),
  ].join('\n');
}

/** Each once, in alphabetical order. */
export function packagesOf(track: Track, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap(track.packagesOf))].sort();
}

function usedHosts(track: Track, sources: readonly string[], hosts: Hosts): Hosts {
  const asked = sources.map(track.hostsOf);
  const ids = new Set(asked.flat());
  if (asked.includes(undefined) || ids.size === 0) return hosts;
  return Object.fromEntries(Object.entries(hosts).filter(([id]) => ids.has(id)));
}
