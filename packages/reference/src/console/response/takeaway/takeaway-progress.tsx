import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './takeaway.module.css';
import { countInWords, leftOutInWords, missingInWords, stopInWords } from './takeaway-words.ts';
import { type Job, useTakeawayInUse } from './use-takeaway.ts';

/** The focus was on a button that is gone, so it goes to the next one. */
function useKeptFocus(kind: Job['kind'] | undefined) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (kind !== undefined && isLost) box.current?.querySelector('button')?.focus();
  }, [kind]);
  return box;
}

function Running({ job, onCancel }: { job: Job; onCancel: () => void }): ReactNode {
  const id = useId();
  const { total, waiting, records } = job.progress;
  const count = countInWords(job.progress);
  return (
    <>
      <p id={id}>Downloading {job.name}</p>
      <progress
        aria-labelledby={id}
        aria-valuetext={count}
        max={total}
        {...(total !== undefined && { value: Math.min(records, total) })}
      />
      <p>
        {count}
        {waiting !== undefined && `, waiting ${waiting} s because the service is busy`}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={small.small} onClick={onCancel}>
          Cancel download
        </button>
      </div>
    </>
  );
}

type EndedProps = { job: Job & { kind: 'ended' }; onSave: () => void; onDiscard: () => void };

function Ended({ job, onSave, onDiscard }: EndedProps): ReactNode {
  const { stop, progress, leftOut, isSaved, name } = job;
  const { records } = progress;
  const these = records === 1 ? 'this record' : `these ${records.toLocaleString('en-GB')} records`;
  return (
    <>
      <p>
        <strong>{stopInWords(stop, progress)}</strong>
      </p>
      {[missingInWords(stop, progress), leftOutInWords(leftOut)].map(
        (words) => words !== undefined && <p key={words}>{words}</p>,
      )}
      {isSaved && <p>Saved as {name}.</p>}
      <div className={styles.buttons}>
        {records > 0 && (
          <button type="button" className={small.small} onClick={onSave}>
            {isSaved ? 'Save again' : `Save ${these}`}
          </button>
        )}
        <button type="button" className={small.small} onClick={onDiscard}>
          {isSaved ? 'Dismiss' : 'Discard'}
        </button>
      </div>
    </>
  );
}

/** How far the download of all pages is, or how it ended. */
export function TakeawayProgress(): ReactNode {
  const takeaway = useTakeawayInUse();
  const job = takeaway?.job;
  const box = useKeptFocus(job?.kind);
  if (!takeaway || !job) return null;
  return (
    <section ref={box} className={styles.job} aria-label="Download of all pages">
      {job.kind === 'running' ? (
        <Running job={job} onCancel={takeaway.cancel} />
      ) : (
        <Ended job={job} onSave={takeaway.save} onDiscard={takeaway.discard} />
      )}
    </section>
  );
}

/** What a screen reader announces: every quarter, every wait and the end. */
export function takeawayAnnouncement(job: Job | undefined): string {
  if (!job) return '';
  const { progress } = job;
  if (job.kind === 'ended') {
    const saved = job.isSaved ? [`Saved as ${job.name}.`] : [];
    const missing = missingInWords(job.stop, progress);
    return [
      stopInWords(job.stop, progress),
      ...(missing === undefined ? [] : [missing]),
      ...saved,
    ].join(' ');
  }
  if (progress.waiting !== undefined) {
    return `The service is busy. Waiting ${progress.waiting} seconds.`;
  }
  const { records, total = 0 } = progress;
  const quarter = total === 0 ? 0 : Math.floor((4 * Math.min(records, total)) / total);
  return quarter === 0 ? `Downloading ${job.name}.` : `${quarter * 25} per cent downloaded.`;
}
