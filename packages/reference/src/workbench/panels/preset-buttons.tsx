import { type ImageParts, type ImageService, partNames } from '@portal/iiif';
import type { ReactNode } from 'react';
import { presetParts, presets } from '../presets.ts';
import styles from '../workbench.module.css';

type Props = { service: ImageService; parts: ImageParts; onParts: (parts: ImageParts) => void };

export function PresetButtons({ service, parts, onParts }: Props): ReactNode {
  return (
    <fieldset className={styles.presets}>
      <legend>Presets</legend>
      {presets.map(({ id, label }) => {
        const preset = presetParts(id, service);
        return (
          <button
            key={id}
            type="button"
            className={styles.button}
            aria-pressed={partNames.every((part) => preset[part] === parts[part])}
            onClick={() => onParts(preset)}
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
