import type { Collection, Image, Work } from '../collection.ts';
import type { PictureList } from '../iiif/picture-list.ts';
import type { BookText, TextPort } from '../ports.ts';
import type { SandboxNeed } from '../service.ts';
import type { DataFolder } from './data-folder.ts';
import { type PackedRecords, unpackRecords } from './packed-records.ts';
import { recordsFor } from './sandbox-need.ts';

/** What `createSandbox` is given for one need; everything else in it is empty. */
export type CollectionPart = { collection: Collection; pictures: PictureList };

const empty: Collection = {
  works: [],
  images: [],
  concepts: [],
  dates: {},
  looks: {},
  withdrawn: { merged: {}, deleted: [], hidden: [], content: [] },
  articles: [],
  events: [],
  summaries: [],
};

/** Fetches only the records required by a need. */
export async function fetchCollection(
  data: DataFolder,
  need: SandboxNeed,
): Promise<CollectionPart> {
  const fetched = recordsFor[need].map(
    async (name) => [name, await fetchRecords(data, name)] as const,
  );
  const collection: Collection = { ...empty, ...Object.fromEntries(await Promise.all(fetched)) };
  return {
    collection: { ...collection, works: worksFor(need, collection) },
    pictures: need === 'pictures' ? await fetchPictures(data) : {},
  };
}

/** Images are found by the words of their works: other works need no index here. */
function worksFor(need: SandboxNeed, { works, images }: Collection): readonly Work[] {
  if (need === 'works') return works;
  const sources = new Set(images.map(({ source }: Image) => source?.id));
  return works.filter(({ id }) => sources.has(id));
}

async function fetchRecords<Value>(data: DataFolder, name: string): Promise<Value> {
  return unpackRecords<Value>(await data.json<PackedRecords>(`records/${name}.json`));
}

function fetchPictures(data: DataFolder): Promise<PictureList> {
  return fetchRecords(data, 'pictures');
}

/** Every page of a book has a picture, so the picture list shows what can be fetched. */
export function fetchTexts(data: DataFolder): TextPort {
  async function hasPage(name: string): Promise<boolean> {
    return Object.hasOwn(await fetchPictures(data), `${name}.jp2`);
  }

  return {
    async book(identifier) {
      if (!(await hasPage(`${identifier}_0001`))) return undefined;
      return data.json<BookText>(`books/${identifier}.json`);
    },
    async alto(asset) {
      const [, name] = /^(b\d{7}[\dx]_\d{4})\.jp2$/i.exec(asset) ?? [];
      if (!name || !(await hasPage(name))) return undefined;
      return data.text(`alto/${name}.xml`);
    },
  };
}
