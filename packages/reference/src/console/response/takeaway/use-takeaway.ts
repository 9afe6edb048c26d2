import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { browserEffects, type Effects } from '../../request/sending/send-request.ts';
import { saveFile } from '../save-file.ts';
import { fileHead, filePart, type RecordFile } from './file-format.ts';
import type { PageWalk } from './page-walk.ts';
import { type PageSource, type Progress, type Stop, takePages } from './take-pages.ts';

/** All the records of an answer, to be saved as one file. */
export type Takeaway = {
  source: PageSource;
  walk: PageWalk;
  /** Where the records of a page are. */
  list: { path: readonly (string | number)[] };
  file: RecordFile;
  /** The columns to choose from, of which `file` has some. */
  offered: readonly string[];
  name: string;
  type: string;
};

export type Job = { name: string; progress: Progress } & (
  | { kind: 'running' }
  | { kind: 'ended'; stop: Stop; content: Blob; leftOut: string[]; isSaved: boolean }
);

/** Takes the pages of one answer at a time, and goes on while the reader looks at others. */
export function useTakeaway(effects: Effects = browserEffects) {
  const [job, setJob] = useState<Job>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async ({ source, walk, list, file, offered, name, type }: Takeaway) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      let progress: Progress = { records: 0 };
      // As blobs, which a browser can keep outside its memory.
      const parts = [new Blob([fileHead(file)])];
      const leftOut = new Set<string>();
      const isLatest = () => running.current === controller;
      setJob({ kind: 'running', name, progress });
      const watch = {
        onPage(body: Parameters<typeof filePart>[0]) {
          const { text, count, columns } = filePart(body, file, list);
          for (const id of columns) if (!offered.includes(id)) leftOut.add(id);
          parts.push(new Blob([text]));
          return count;
        },
        onProgress(next: Progress) {
          progress = next;
          if (isLatest()) setJob({ kind: 'running', name, progress });
        },
      };
      const stop = await takePages(source, walk.values, watch, controller.signal, effects);
      if (!isLatest()) return;
      const content = new Blob(parts, { type });
      const isSaved = stop.kind === 'complete' || stop.kind === 'limited';
      if (isSaved) saveFile(content, name);
      setJob({ kind: 'ended', name, progress, stop, content, leftOut: [...leftOut], isSaved });
    },
    [effects],
  );
  const discard = useCallback(() => setJob(undefined), []);
  const save = useCallback(() => {
    setJob((ended) => (ended?.kind === 'ended' ? { ...ended, isSaved: true } : ended));
    if (job?.kind === 'ended') saveFile(job.content, job.name);
  }, [job]);

  return { job, start, cancel, save, discard };
}

type TakeawayInUse = ReturnType<typeof useTakeaway>;

const Context = createContext<TakeawayInUse | undefined>(undefined);

export const TakeawayProvider = Context.Provider;

/** The console's one download of all pages. */
export function useTakeawayInUse(): TakeawayInUse | undefined {
  return useContext(Context);
}
