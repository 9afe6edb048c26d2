import '@portal/ui/tokens.css';
import '../tokens.css';

import visually from '@portal/ui/visually-hidden.module.css';
import { type ReactNode, useEffect, useState } from 'react';
import { PictureChoice, type Sample } from './panels/picture-choice.tsx';
import { serviceWords } from './picture-words.ts';
import { RequestBench } from './request-bench.tsx';
import { type FetchInfo, shownIn, useImageService } from './use-image-service.ts';
import styles from './workbench.module.css';

export type IiifWorkbenchProps = {
  /** The first is opened initially. */
  samples: readonly Sample[];
  /** Returns the parsed `info.json`, none of which is trusted. Must not change. */
  fetchInfo: FetchInfo;
};

/** Builds IIIF image addresses by hand and eye. */
export function IiifWorkbench({ samples, fetchInfo }: IiifWorkbenchProps): ReactNode {
  const { state, open } = useImageService(fetchInfo, samples[0]?.infoUrl);
  const [announcement, announce] = useState('');
  const words = serviceWords(state);
  const shown = shownIn(state);

  useEffect(() => announce(words), [words]);

  return (
    <div className={styles.workbench}>
      <PictureChoice samples={samples} state={state} onOpen={open} />
      <p role="status" className={visually.hidden}>
        {announcement}
      </p>
      {shown && <RequestBench key={shown.url} service={shown.service} announce={announce} />}
    </div>
  );
}
