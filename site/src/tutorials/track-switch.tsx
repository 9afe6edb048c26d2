import type { CellLanguage } from '@portal/cells';
import { usePrepare } from '@portal/cells/page';
import { languageChoice } from '@portal/reference/language';
import { announce } from '@portal/ui/announcer';
import { trackLanguages, trackName } from '@site/config/tutorials/tracks';
import { type ReactNode, useId } from 'react';
import styles from './track-switch.module.css';

type Props = { tracks: readonly CellLanguage[]; shown: CellLanguage };

/** Chooses the language of a whole page, and of the site: the one choice of the reader. */
export function TrackSwitch({ tracks, shown }: Props): ReactNode {
  const name = useId();
  const prepare = usePrepare();

  function choose(track: CellLanguage): void {
    prepare(track);
    languageChoice.choose(trackLanguages[track]);
    announce(`This page is now in ${trackName(track)}.`);
  }

  return (
    <fieldset className={styles.switch} data-tracks={tracks.join(' ')}>
      <legend>Language</legend>
      {tracks.map((track) => (
        <label key={track} data-for={track}>
          <input
            type="radio"
            name={name}
            value={track}
            checked={track === shown}
            onChange={() => choose(track)}
          />
          {trackName(track)}
        </label>
      ))}
    </fieldset>
  );
}
