import {
  createClient,
  imageUrl,
  paginate,
  type parseImageUrl,
  readSnapshot,
  type Schema,
} from './index.ts';

/** Fails to compile unless the two are the same type. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : never;
function same<One, Other>(_: Same<One, Other>): void {}

const baseUrl = 'https://api.example.org';
const catalogue = createClient('catalogue', { baseUrl });
const content = createClient('content', { baseUrl });
const iiif = createClient('iiif', { baseUrl });
const text = createClient('text', { baseUrl });

// @ts-expect-error There is no such API.
createClient('catalog', { baseUrl });
// @ts-expect-error The address must be given.
createClient('catalogue', {});
// @ts-expect-error A misspelt option.
createClient('catalogue', { baseUrl, retries: 3 });

export async function paths() {
  // @ts-expect-error There is no such path.
  await catalogue.GET('/work');
  // @ts-expect-error A path of another API.
  await content.GET('/works');
  // @ts-expect-error The id is missing.
  await catalogue.GET('/works/{id}');
  // @ts-expect-error The id has another name.
  await catalogue.GET('/works/{id}', { params: { path: { workId: 'hx7q2mvb' } } });
  await catalogue.GET('/works');
}

export async function parameters() {
  // @ts-expect-error A misspelt parameter.
  await catalogue.GET('/works', { params: { query: { quer: 'horse' } } });
  // @ts-expect-error A parameter that does not exist, beside one that does.
  await catalogue.GET('/works', { params: { query: { query: 'horse', licence: ['pdm'] } } });
  // @ts-expect-error A parameter of another operation.
  await catalogue.GET('/works', { params: { query: { colors: ['a89b84'] } } });
  // @ts-expect-error Text is not a number.
  await catalogue.GET('/works', { params: { query: { page: '2' } } });
  // @ts-expect-error A text is not a list.
  await catalogue.GET('/works', { params: { query: { include: 'items' } } });
  // @ts-expect-error A misspelt option.
  await catalogue.GET('/works', { parms: {} });
  // @ts-expect-error Only true is accepted.
  await content.GET('/events', { params: { query: { isAvailableOnline: false } } });
  // @ts-expect-error Autocompletion needs q.
  await iiif.GET('/search/{identifier}/autocomplete', { params: { path: { identifier: 'b1' } } });
}

export async function values() {
  // @ts-expect-error A misspelt include.
  await catalogue.GET('/works', { params: { query: { include: ['items', 'holding'] } } });
  // @ts-expect-error An include of a single image only.
  await catalogue.GET('/images', { params: { query: { include: ['visuallySimilar'] } } });
  // @ts-expect-error Not an order.
  await catalogue.GET('/works', { params: { query: { sortOrder: 'ascending' } } });
  const status = 'items.locations.accessConditions.status';
  // @ts-expect-error Not an access status.
  await catalogue.GET('/works', { params: { query: { [status]: ['shut'] } } });
  await catalogue.GET('/works', {
    params: { query: { [status]: ['!closed'], workType: ['any'] } },
  });
}

export async function fields() {
  const params = { path: { id: 'hx7q2mvb' } };
  const { data, error, response } = await catalogue.GET('/works/{id}', { params });
  same<Response, typeof response>(true);
  // @ts-expect-error Without checking the error there may be no data.
  data.title;
  if (error) return error.description?.trim();
  same<string, typeof data.id>(true);
  same<string | undefined, typeof data.title>(true);
  // @ts-expect-error A misspelt field.
  data.titel;
  // @ts-expect-error A part may be absent.
  data.contributors[0];
  const work: Schema<'catalogue', 'Work'> = data;
  // @ts-expect-error There is no such record.
  type None = Schema<'catalogue', 'Wrok'>;
  return work satisfies None;
}

export async function bodies() {
  const path = { identifier: 'b20417783' };
  const whole = await text.GET('/text/v1/{identifier}', { params: { path } });
  const zip = await text.GET('/text/v1/{identifier}.zip', { params: { path } });
  const bytes = await text.GET('/text/v1/{identifier}.zip', {
    params: { path },
    parseAs: 'arrayBuffer',
  });
  const stream = await text.GET('/text/v1/{identifier}', { params: { path }, parseAs: 'stream' });
  same<string | undefined, typeof whole.data>(true);
  same<Blob | undefined, typeof zip.data>(true);
  same<ArrayBuffer | undefined, typeof bytes.data>(true);
  same<ReadableStream<Uint8Array> | null | undefined, typeof stream.data>(true);
  if (whole.error !== undefined) return whole.error;
  return whole.data.length;
}

export async function lists() {
  for await (const work of paginate(catalogue, '/works', {
    params: { query: { query: 'horse' } },
  })) {
    same<Schema<'catalogue', 'Work'>, typeof work>(true);
  }
  for await (const page of paginate(content, '/articles').pages()) {
    same<number, typeof page.totalResults>(true);
    same<Schema<'content', 'Article'>[], typeof page.results>(true);
  }
  // @ts-expect-error A single work is not a list.
  paginate(catalogue, '/works/{id}');
  // @ts-expect-error This API has no lists.
  paginate(text, '/text/v1/{identifier}');
  // @ts-expect-error A parameter that does not exist, beside one that does.
  paginate(catalogue, '/works', { params: { query: { query: 'horse', licence: ['pdm'] } } });
}

export function images() {
  const place = { base: 'https://iiif.example.org', identifier: 'V0040217' };
  // @ts-expect-error A width in the wrong place.
  imageUrl({ ...place, size: 400 });
  // @ts-expect-error Either percent or pixels.
  imageUrl({ ...place, size: { width: 400, percent: 50 } });
  // @ts-expect-error A region needs a height.
  imageUrl({ ...place, region: { x: 0, y: 0, width: 10 } });
  // @ts-expect-error British spelling.
  imageUrl({ ...place, quality: 'colour' });
  // @ts-expect-error Not a format.
  imageUrl({ ...place, format: 'jpeg' });
  same<'default' | 'color' | 'gray' | 'bitonal', ReturnType<typeof parseImageUrl>['quality']>(true);
}

export async function snapshots() {
  // @ts-expect-error There is no snapshot of concepts.
  catalogue.snapshotUrl('/concepts');
  // @ts-expect-error There are no snapshots of the content API.
  content.snapshotUrl('/articles');
  const works = readSnapshot<Schema<'catalogue', 'Work'>>(catalogue.snapshotUrl('/works'));
  for await (const work of works) same<string | undefined, typeof work.title>(true);
  // @ts-expect-error A number is not a source.
  readSnapshot(42);
}
