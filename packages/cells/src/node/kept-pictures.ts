import { createHash } from 'node:crypto';
import { TutorialError } from '../markdown/parse-cells.ts';
import type { Output } from '../output.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';
import { jpegSize } from './jpeg-size.ts';

/** A picture of the sandbox, stored as a file so that the page can show it without a sandbox. */
export type KeptPicture = {
  url: string;
  /** Below the site's address, e.g. "/tutorial-pictures/9f86d081884c7d65.jpg" */
  path: string;
  width?: number;
  height?: number;
  bytes: Uint8Array;
};

/**
 * Fetches every picture that is below an address, each once, in order.
 * @param name of the tutorial in messages
 */
export async function keepPictures(
  shown: readonly string[],
  base: string,
  fetch: RunnerFetch,
  name: string,
): Promise<KeptPicture[]> {
  const urls = new Set(shown.filter((url) => url.startsWith(`${base}/`)));
  const kept: KeptPicture[] = [];
  for (const url of urls) kept.push(await keepPicture(url, fetch, name));
  return kept;
}

/** The addresses of the pictures in outputs. */
export function shownPictures(outputs: readonly Output[]): string[] {
  return outputs.flatMap(picturesOf);
}

function picturesOf(output: Output): string[] {
  if (output.kind === 'images') return output.items.map(({ url }) => url);
  if (output.kind !== 'svg') return [];
  return [...output.svg.matchAll(/<image\b[^>]*? href="(https?:[^"]+)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

async function keepPicture(url: string, fetch: RunnerFetch, name: string): Promise<KeptPicture> {
  const response = await fetch(new Request(url));
  const type = response.headers.get('Content-Type') ?? '';
  const extension = extensions[type];
  if (!response.ok || !extension) {
    throw new TutorialError(
      `${name}: A cell shows ${url} as a picture, but it returned ${response.status} ${type}.`,
    );
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { url, path: `/tutorial-pictures/${digest}.${extension}`, ...jpegSize(bytes), bytes };
}
