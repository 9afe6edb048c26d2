import type { Api } from '@portal/contract';
import { isSplit, keyOfPart, type PagePart, type PlannedPage, partsOfApi } from '../pages/index.ts';
import type { Options } from './options.ts';
import { noWords, type PageWords, planOf } from './plan-page.ts';
import { shownEntry, type Where } from './shown-entry.ts';

/** What a page draws itself from. */
export type PageEntry = { api: Api; words: PageWords; part?: PagePart };

export type PlannedApi = { api: Api; plan: PlannedPage[] };

/**
 * What the pages of an API draw themselves from, by their keys.
 * @param home the address of the first page, by which the others link to it
 */
export function pageEntries(
  { api, plan }: PlannedApi,
  words: PageWords,
  options: Options,
  { home, ...where }: Where & { home: string },
): Map<string, PageEntry> {
  if (!isSplit(plan)) return new Map([[api.id, shownEntry(api, words, where)]]);
  const shown = shownEntry(api, words, { ...where, home });
  return new Map(
    partsOfApi(shown.api, planOf(shown.api, options)).map((one) => [
      keyOfPart(api.id, one.part),
      { ...one, words: one.part.kind === 'overview' ? shown.words : noWords },
    ]),
  );
}
