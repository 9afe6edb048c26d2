import { hash } from 'node:crypto';
import { TutorialError } from '../markdown/parse-cells.ts';
import type { Output } from '../output.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';

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
  return {
    url,
    path: `/tutorial-pictures/${hash('sha256', bytes).slice(0, 16)}.${extension}`,
    ...jpegSize(bytes),
    bytes,
  };
}

/** The size of a JPEG, from its frame header; undefined for anything else. */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = view.getUint16(at);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the three numbers among them that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
