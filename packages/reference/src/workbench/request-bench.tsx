import {
  checkParts,
  type ImageParts,
  type ImageService,
  imageAddress,
  isWhole,
} from '@portal/iiif';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { AddressParts } from './panels/address-parts.tsx';
import { CopyPanel } from './panels/copy-panel.tsx';
import { LookFields } from './panels/look-fields.tsx';
import type { PartProps } from './panels/part-props.ts';
import { PresetButtons } from './panels/preset-buttons.tsx';
import { RegionFields } from './panels/region-fields.tsx';
import { ResultPicture } from './panels/result-picture.tsx';
import { SizeFields } from './panels/size-fields.tsx';
import { requestWords } from './picture-words.ts';
import { presetParts } from './presets.ts';
import { writeBox } from './region/region-box.ts';
import { RegionPicker } from './region/region-picker.tsx';
import { announcementPause, useSettled } from './use-settled.ts';
import styles from './workbench.module.css';
import { DeepZoom } from './zoom/deep-zoom.tsx';

type Props = { service: ImageService; announce: (words: string) => void };

function firstParts(service: ImageService): ImageParts {
  return presetParts('thumbnail', service);
}

/** One request for one picture. The five parts of the address are the only state. */
export function RequestBench({ service, announce }: Props): ReactNode {
  const id = useId();
  const [parts, setParts] = useState(() => firstParts(service));
  const checked = useMemo(() => checkParts(parts, service), [parts, service]);
  const words = useSettled(requestWords(checked), announcementPause);
  const [heard, setHeard] = useState(words);
  const { region, turn, predicted } = checked;

  useEffect(() => {
    if (words === heard) return;
    setHeard(words);
    announce(words);
  }, [words, heard, announce]);

  const props: PartProps = {
    id,
    service,
    parts,
    checked,
    onPart: (part, text) => setParts((before) => ({ ...before, [part]: text })),
  };

  return (
    <>
      <PresetButtons service={service} parts={parts} onParts={setParts} />
      <div className={styles.pictures}>
        <RegionPicker
          service={service}
          region={region}
          onRegion={(box) =>
            setParts((before) => ({ ...before, region: writeBox(box, service, before.region) }))
          }
        />
        <ResultPicture
          url={imageAddress(service, parts)}
          predicted={predicted}
          announce={announce}
        />
      </div>
      <AddressParts {...props} />
      <div className={styles.groups}>
        <RegionFields {...props} />
        <SizeFields {...props} />
        <LookFields {...props} />
      </div>
      <CopyPanel service={service} parts={parts} />
      <DeepZoom
        service={service}
        view={{
          ...(region && !isWhole(region, service) && { region }),
          ...(turn && { turn }),
        }}
        announce={announce}
      />
    </>
  );
}
