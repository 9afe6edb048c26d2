import { type Answer, fileAnswer, textAnswer } from './answer.ts';
import type { Collection } from './collection.ts';
import { withOwnHosts } from './own-hosts.ts';
import type { SandboxRequest } from './sandbox-request.ts';

/** Snapshots of all works and all images: gzipped, one record on a line. */
export function createSnapshotApi({ works, images }: Collection) {
  const records: Readonly<Record<string, readonly unknown[]>> = { works, images };

  return ({ method, path, url, mount }: SandboxRequest): Answer => {
    const base = `${url.origin}${mount}`;
    const [, name = ''] = /^\/datasets\/catalogue\/v2\/(works|images)\.json\.gz$/.exec(path) ?? [];
    const list = records[name];
    if (!list || method !== 'GET') return textAnswer(404, `There is no data set at ${base}${path}`);
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        for (const record of list) {
          controller.enqueue(encoder.encode(`${withOwnHosts(JSON.stringify(record), base)}\n`));
        }
        controller.close();
      },
    });
    const zipped = lines.pipeThrough(new CompressionStream('gzip') as never);
    return fileAnswer(zipped as ReadableStream<Uint8Array>, { 'Content-Type': 'application/gzip' });
  };
}
