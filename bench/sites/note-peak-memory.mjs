// @ts-check
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded into a build: writes the most memory that the process had at once, in bytes. */
if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS } = process.resourceUsage();
    writeFileSync(process.env.BENCH_PEAK_MEMORY ?? '', String(maxRSS * 1024));
  });
}
