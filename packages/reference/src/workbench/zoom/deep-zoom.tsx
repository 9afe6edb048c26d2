import type { ImageService } from '@portal/iiif';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from '../workbench.module.css';
import { openViewer, type ZoomView, type ZoomViewer } from './open-viewer.ts';

type Props = {
  service: ImageService;
  /** Where to start when the reader opens it. */
  view: ZoomView;
  announce: (words: string) => void;
  open?: typeof openViewer;
};

/** The picture in OpenSeadragon, from the same service. */
export function DeepZoom({ service, view, announce, open = openViewer }: Props): ReactNode {
  const [begin, setBegin] = useState<ZoomView>();
  const [failure, setFailure] = useState('');
  const [viewer, setViewer] = useState<ZoomViewer>();
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  const fail = useCallback(
    (words: string) => {
      setFailure(words);
      announce(words);
    },
    [announce],
  );

  useEffect(() => {
    const element = place.current;
    if (!begin || !element) return;
    section.current?.scrollIntoView({ block: 'nearest' });
    let isOver = false;
    let opened: ZoomViewer | undefined;
    const events = {
      onOpen: () => !isOver && announce('Deep zoom is open.'),
      onFail: (words: string) => !isOver && fail(words),
    };
    open(element, service, begin, events).then(
      (found) => {
        opened = found;
        if (isOver) found.close();
        else {
          setViewer(found);
          // A reader who has moved on meanwhile is left alone.
          if (document.activeElement === button.current) found.focus();
        }
      },
      () => !isOver && fail('The deep-zoom viewer could not be loaded. Try again later.'),
    );
    return () => {
      isOver = true;
      opened?.close();
      setViewer(undefined);
    };
  }, [begin, service, open, announce, fail]);

  // With its controls it is taller than before.
  useEffect(() => {
    const { current } = section;
    if (viewer && current?.contains(document.activeElement)) {
      current.scrollIntoView({ block: 'nearest' });
    }
  }, [viewer]);

  function toggle(): void {
    setFailure('');
    setBegin(begin ? undefined : view);
    if (begin) announce('Deep zoom is closed.');
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !begin) return;
    toggle();
    button.current?.focus();
  }

  return (
    <section ref={section} aria-label="Deep zoom" className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={begin !== undefined}
          onClick={toggle}
        >
          {begin ? 'Close deep zoom' : 'Open deep zoom'}
        </button>
        {viewer && (
          <>
            <button type="button" className={styles.button} onClick={() => viewer.zoomBy(1.5)}>
              Zoom in
            </button>
            <button type="button" className={styles.button} onClick={() => viewer.zoomBy(1 / 1.5)}>
              Zoom out
            </button>
            <button type="button" className={styles.button} onClick={viewer.showWhole}>
              Whole picture
            </button>
          </>
        )}
      </div>
      {failure && <p className={styles.problem}>{failure}</p>}
      {begin && <div ref={place} className={styles.zoom} />}
    </section>
  );
}
