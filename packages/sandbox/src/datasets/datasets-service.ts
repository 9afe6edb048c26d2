import type { Answer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import type { Collection } from '../collection.ts';
import { rangedAnswer } from '../http/index.ts';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createQueue } from '../memory/queue.ts';
import { createSharedTasks } from '../memory/shared-tasks.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import { baseOf, type SandboxRequest } from '../sandbox-request.ts';
import { defineService } from '../service.ts';
import { makeSnapshot, type Snapshot } from './make-snapshot.ts';

/** How many addresses may wait for their snapshots. */
export const mostWaiting = 8;

/**
 * Snapshots of all works and all images: gzipped, one record per line. They contain the address they
 * are requested at, so each is made once per address, one at a time.
 */
function createSnapshots({ works, images, dates }: Collection) {
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

  return async (name: 'works' | 'images', request: SandboxRequest): Promise<Answer> => {
    const { sent } = request;
    const { bytes, tag, lastModified } = await snapshot(name, baseOf(request), sent.signal);
    return rangedAnswer({ bytes, mediaType: 'application/gzip', tag, lastModified }, sent);
  };
}

const folder = '/datasets/catalogue/v2';

/** The data sets, which are not part of any API description. */
export const datasetsService = defineService({
  files: [],
  open: ({ collection }) => createSnapshots(collection),
  operations: {},
  others: {
    worksSnapshot: {
      paths: [`${folder}/works.json.gz`],
      needs: ['works'],
      handle: (call, snapshotOf) => snapshotOf('works', call),
    },
    imagesSnapshot: {
      paths: [`${folder}/images.json.gz`],
      needs: ['images'],
      handle: (call, snapshotOf) => snapshotOf('images', call),
    },
  },
  folders: {
    '/datasets': {
      format: 'image',
      otherwise(request) {
        const address = `${baseOf(request)}${request.path}`;
        throw new ServiceError(404, `There is no data set at ${address}`);
      },
    },
  },
});
