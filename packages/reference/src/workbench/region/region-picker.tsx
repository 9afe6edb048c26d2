import { type Box, type ImageService, imageAddress, isWhole } from '@portal/iiif';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { missingWords, regionWords } from '../picture-words.ts';
import { overviewParts } from '../presets.ts';
import shared from '../workbench.module.css';
import { boxStyle, type Corner } from './region-box.ts';
import { boxAfterKey } from './region-keys.ts';
import styles from './region-picker.module.css';
import { useRegionDrag } from './use-region-drag.ts';

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];

/** As wide as there is room for, but a tall picture stays on screen. */
function frameStyle({ width, height }: ImageService) {
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${((26 * width) / height).toFixed(3)}rem)`,
  };
}

type Props = {
  service: ImageService;
  /** Undefined while the region cannot be parsed. */
  region: Box | undefined;
  onRegion: (box: Box) => void;
};

/** The whole picture with the region on it: dragged by pointer, moved and resized by keyboard. */
export function RegionPicker({ service, region, onRegion }: Props): ReactNode {
  const help = useId();
  const box = region ?? { x: 0, y: 0, width: service.width, height: service.height };
  const whole = isWhole(box, service);
  const drag = useRegionDrag(service, box, onRegion);
  const overview = imageAddress(service, overviewParts(service));
  const [failed, setFailed] = useState<string>();
  const place = boxStyle(box, service);

  function onKeyDown(event: KeyboardEvent): void {
    const next = boxAfterKey(event, box, service);
    if (!next) return;
    event.preventDefault();
    onRegion(next);
  }

  return (
    <div className={styles.picker}>
      <p className={shared.caption}>
        Region: <strong>{region ? regionWords(region, service) : 'not readable'}</strong>
      </p>
      <div ref={drag.frame} className={styles.frame} style={frameStyle(service)} {...drag.handlers}>
        <div className={styles.sheet}>
          {failed !== overview && (
            <img
              className={styles.picture}
              src={overview}
              alt="The original, whole"
              draggable={false}
              onError={() => setFailed(overview)}
            />
          )}
          <div className={styles.shade} style={place} />
        </div>
        <div
          className={styles.box}
          style={place}
          data-drag="move"
          data-whole={whole || undefined}
          role="application"
          aria-label="Region on the picture"
          aria-describedby={help}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move and size it
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {corners.map((corner) => (
            <span key={corner} className={styles.corner} data-drag={corner} />
          ))}
        </div>
      </div>
      {failed === overview && (
        <p className={styles.help}>{missingWords(overview, location.origin)}</p>
      )}
      <p id={help} className={styles.help}>
        Drag on the picture to choose a region, or pull a corner. With the keyboard: arrow keys move
        it, Shift and arrow keys change its size. Exact numbers go into the fields below.
      </p>
    </div>
  );
}
