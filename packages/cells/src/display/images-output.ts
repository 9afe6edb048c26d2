import type { ImageItem, ImagesOutput } from '../output.ts';
import { count, limits } from './limits.ts';
import { isWebAddress } from './svg-rules.ts';

export type ImagesItem = string | URL | { url: string | URL; label?: string; href?: string | URL };

export function imagesOutput(given: Iterable<ImagesItem>): ImagesOutput {
  if (typeof given !== 'object' || given === null || !(Symbol.iterator in given)) {
    throw new TypeError('images() needs a list of addresses, or of { url, label }.');
  }
  const all = [...given];
  const items = all
    .slice(0, limits.images)
    .map((item, index) => toItem(item, `Picture ${index + 1} of ${all.length}`));
  const note =
    all.length > items.length
      ? `${count(items.length)} of ${count(all.length)} pictures are shown.`
      : all.length === 0
        ? 'There are no pictures.'
        : undefined;
  return { kind: 'images', items, ...(note ? { note } : {}) };
}

function toItem(given: ImagesItem, usual: string): ImageItem {
  const { url, label, href } =
    typeof given === 'string' || given instanceof URL
      ? { url: given, label: undefined, href: undefined }
      : (given ?? {});
  return {
    url: webAddress(url),
    label: label?.trim() || usual,
    ...(href === undefined ? {} : { href: webAddress(href) }),
  };
}

function webAddress(given: unknown): string {
  const url = String(given);
  if (!isWebAddress(url)) {
    throw new TypeError(`images() needs whole addresses that begin with http; this is "${url}".`);
  }
  return url;
}
