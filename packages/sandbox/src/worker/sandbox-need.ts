import type { Collection } from '../collection.ts';
import type { SandboxNeed, Service } from '../service.ts';
import { serviceTables } from '../service-tables.ts';
import type { SandboxService } from '../services.ts';

/** The files in `records` that each need requires. */
export const recordsFor: Readonly<Record<SandboxNeed, readonly (keyof Collection)[]>> = {
  works: ['works', 'dates', 'withdrawn'],
  images: ['images', 'works', 'dates'],
  likeness: ['images', 'works', 'dates', 'looks'],
  concepts: ['concepts'],
  content: ['articles', 'events', 'summaries', 'withdrawn'],
  pictures: [],
  texts: [],
};

export type ServiceData = { needs: SandboxNeed[]; records: string[]; folders: string[] };

/** The files that a build must provide for these services: those of `records`, and whole folders. */
export function dataOf(services: Iterable<SandboxService>): ServiceData {
  const chosen = Array.from(services, (service) => serviceTables[service]);
  const needs = [...new Set(chosen.flatMap(needsOf))];
  // The picture list also shows which pages of books exist.
  const isListed = needs.some((need) => need === 'pictures' || need === 'texts');
  const records = new Set<string>(needs.flatMap((need) => recordsFor[need]));
  if (isListed) records.add('pictures');
  return {
    needs,
    records: [...records],
    folders: [...new Set(chosen.flatMap(({ files }) => files))],
  };
}

function needsOf({ operations, others, folders }: Service): SandboxNeed[] {
  const entries = Object.values({ ...operations, ...others });
  return [
    ...entries.flatMap((entry) => entry.needs),
    ...Object.values(folders).flatMap((folder) => folder.needs ?? []),
  ];
}
