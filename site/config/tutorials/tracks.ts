import type { CellLanguage } from '@portal/cells';
import { type LanguageId, languageNames } from '@portal/reference/language';

/** The languages of cells, as the reader's choice names them. */
export const trackLanguages: Readonly<Record<CellLanguage, LanguageId>> = {
  ts: 'typescript',
  python: 'python',
  r: 'r',
};

export function trackName(track: CellLanguage): string {
  return languageNames[trackLanguages[track]];
}

/** The track that a reader sees: that of the chosen language, or the first of the page. */
export function trackShown<Track extends CellLanguage>(
  chosen: LanguageId | undefined,
  tracks: readonly [Track, ...Track[]],
): Track {
  const wanted = chosen === 'javascript' ? 'typescript' : chosen;
  return tracks.find((track) => trackLanguages[track] === wanted) ?? tracks[0];
}

/**
 * The class that src/css/tracks.css uses to hide what is for readers of one language. It depends
 * only on <html>, so that the first paint is right.
 * @param tracks those of the page; the first is shown to readers of any other language
 */
export function trackClass(track: CellLanguage, tracks: readonly CellLanguage[]): string {
  const [first, ...others] = tracks;
  return track === first ? others.map((one) => `not-in-${one}`).join(' ') : `only-in-${track}`;
}
