import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** All that a browser may have to fetch for the JSON of an API; most requests need only a part. */
export const recordsByApi = {
  catalogue: ['works', 'images', 'concepts', 'dates', 'looks', 'withdrawn'],
  content: ['articles', 'events', 'summaries', 'withdrawn'],
} as const;

/** How many bytes each record file takes on its way to a browser. */
export function recordSizes(folder: string): Map<string, number> {
  const records = join(folder, 'records');
  return new Map(
    readdirSync(records)
      .sort()
      .map((file) => [file.replace('.json', ''), brotliSize(readFileSync(join(records, file)))]),
  );
}

export function printSizes(folder: string, print: (line: string) => void): void {
  const sizes = recordSizes(folder);
  const list = [...sizes].map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
  print(`  Records, brotli: ${list.join(', ')}`);
  for (const [api, names] of Object.entries(recordsByApi)) {
    const total = names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    print(`  All records of ${api}: ${kilobytes(total)}`);
  }
}

function brotliSize(data: Buffer): number {
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  }).length;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
