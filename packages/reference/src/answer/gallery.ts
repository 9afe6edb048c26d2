import { isObject, type JsonValue, pointerOf } from '@portal/contract';
import { entriesOf, type JsonObject, type JsonPath } from '@portal/ui/json';
import { findList } from './find-list.ts';

export type Picture = {
  /** Of the record it belongs to. */
  pointer: string;
  title: string;
  /** A small picture, always `http:` or `https:`. */
  thumbnail: string;
  /** The address as given in the answer: the picture, or the `info.json` it was made from. */
  source: string;
};

const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const thumbnailSize = '!400,400';

/** The small picture that an address leads to: from a IIIF service, or the picture itself. */
export function thumbnailOf(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const service = /^(.+)\/info\.json$/.exec(url.pathname)?.[1];
  if (service !== undefined) {
    return `${url.origin}${service}/full/${thumbnailSize}/0/default.jpg`;
  }
  return picture.test(url.pathname) ? url.href : undefined;
}

/** Whether the address is a picture's, rather than that of a description of one. */
export function isPicture({ source, thumbnail }: Pick<Picture, 'source' | 'thumbnail'>): boolean {
  return new URL(source).href === thumbnail;
}

type Found = Pick<Picture, 'source' | 'thumbnail'>;

/** A picture's own description is not the picture's address, but it names its service. */
function serviceOf(record: JsonObject): Found | undefined {
  const id = record['@id'] ?? record.id;
  const { protocol } = record;
  const isService = typeof protocol === 'string' && /iiif\.io\/api\/image/.test(protocol);
  if (!isService || typeof id !== 'string') return undefined;
  const source = `${id.replace(/\/+$/, '')}/info.json`;
  const thumbnail = thumbnailOf(source);
  return thumbnail === undefined ? undefined : { source, thumbnail };
}

const mostNodes = 400;
const deepest = 5;

function isThumbnail([step]: [string | number, JsonValue]): boolean {
  return /thumb/i.test(String(step));
}

/** The nearest address of a picture, thumbnails first. */
function findPicture(record: JsonObject): Found | undefined {
  const waiting: { path: JsonPath; value: JsonValue }[] = [{ path: [], value: record }];
  for (let seen = 0; seen < Math.min(waiting.length, mostNodes); seen += 1) {
    const { path, value } = waiting[seen] ?? { path: [], value: null };
    const thumbnail = typeof value === 'string' ? thumbnailOf(value) : undefined;
    if (typeof value === 'string' && thumbnail !== undefined) {
      return { source: value, thumbnail };
    }
    if (path.length >= deepest) continue;
    const inside = entriesOf(value);
    for (const [step, inner] of [
      ...inside.filter(isThumbnail),
      ...inside.filter((one) => !isThumbnail(one)),
    ]) {
      waiting.push({ path: [...path, step], value: inner });
    }
  }
  return serviceOf(record);
}

function titleOf(record: JsonObject): string {
  const inner = Object.values(record).filter((value) => isObject(value));
  const texts = [record, ...inner].flatMap(({ title, label, name }) => [title, label, name]);
  const id = typeof record.id === 'string' ? record.id : '';
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? id;
}

function recordsOf(body: JsonValue): { path: JsonPath; record: JsonObject }[] {
  const list = findList(body);
  if (isObject(body) && (!list || serviceOf(body))) return [{ path: [], record: body }];
  return (list?.records ?? []).map((record, index) => ({
    path: [...(list?.path ?? []), index],
    record,
  }));
}

/** The records of an answer that have a picture; a single record counts as a list of one. */
export function galleryOf(body: JsonValue): Picture[] {
  return recordsOf(body).flatMap(({ path, record }) => {
    const found = findPicture(record);
    if (!found) return [];
    const { source, thumbnail } = found;
    const pointer = pointerOf(path);
    const title = titleOf(record);
    return [{ pointer, title, thumbnail, source }];
  });
}
