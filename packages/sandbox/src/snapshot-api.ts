import { type Answer, textAnswer } from './answer.ts';
import type { Collection } from './collection.ts';
import { rangedAnswer } from './http/index.ts';
import { imageErrorAnswer } from './iiif/image-error.ts';
import { makeSnapshot, type Snapshot } from './make-snapshot.ts';
import { memoryLimits } from './memory-limits.ts';
import { createQueue } from './queue.ts';
import type { SandboxRequest } from './sandbox-request.ts';
import { createSharedTasks } from './shared-tasks.ts';
import { createSizedCache } from './sized-cache.ts';

/** How many addresses may wait for their snapshots. */
const mostWaiting = 8;

/**
 * Snapshots of all works and all images: gzipped, one record on a line. They contain the
 * address they are requested at, so each is made once for an address, one at a time.
 */
export function createSnapshotApi({ works, images, dates }: Collection) {
  const records: Readonly<Record<string, readonly object[]>> = { works, images };
  const kept = createSizedCache<Snapshot>(memoryLimits.snapshots, ({ bytes }) => bytes.length);
  const queue = createQueue(1, mostWaiting);
  const share = createSharedTasks<Snapshot>();

  async function snapshot(name: string, base: string, signal: AbortSignal): Promise<Snapshot> {
    const key = `${name} ${base}`;
    const make = async (): Promise<Snapshot> => {
      const made = kept.get(key) ?? (await makeSnapshot(records[name] ?? [], dates, base));
      kept.set(key, made);
      return made;
    };
    return kept.get(key) ?? share(key, (abandoned) => queue(make, { signal: abandoned }), signal);
  }

  return async ({ method, path, url, mount }: SandboxRequest, sent: Request): Promise<Answer> => {
    const base = `${url.origin}${mount}`;
    const [, name = ''] = /^\/datasets\/catalogue\/v2\/(works|images)\.json\.gz$/.exec(path) ?? [];
    if (name === '' || method !== 'GET') {
      return textAnswer(404, `There is no data set at ${base}${path}`);
    }
    try {
      const { bytes, tag, lastModified } = await snapshot(name, base, sent.signal);
      return rangedAnswer({ bytes, mediaType: 'application/gzip', tag, lastModified }, sent);
    } catch (error) {
      return imageErrorAnswer(error);
    }
  };
}
