import { createClient as createAnyClient } from '../index.ts';
import { createClient, creditLine, creditParts, type Schema } from '../museum/index.ts';
import {
  CreditLine,
  IiifImage,
  type IiifInfo,
  type useIiifInfo,
  useRecord,
  useWork,
} from './index.ts';

/** Fails to compile unless the two are the same type. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : never;
function same<One, Other>(_: Same<One, Other>): void {}

const baseUrl = 'https://api.example.org';
const catalogue = createClient('catalogue', { baseUrl });
const content = createClient('content', { baseUrl });
const service = `${baseUrl}/image/V0040217/info.json`;
const info: IiifInfo = { width: 800, height: 600 };

export function Works() {
  const work = useWork(catalogue, 'hx7q2mvb');
  same<Schema<'catalogue', 'Work'> | undefined, typeof work.data>(true);
  same<Error | undefined, typeof work.error>(true);
  useWork(catalogue, undefined, ['items']);
  // @ts-expect-error A misspelt include.
  useWork(catalogue, 'hx7q2mvb', ['item']);
  // @ts-expect-error Another API has no works.
  useWork(content, 'hx7q2mvb');
  // @ts-expect-error Not a client.
  useWork(fetch, 'hx7q2mvb');
  if (work.status !== 'ready') return work.error?.message;
  same<Schema<'catalogue', 'Work'>, typeof work.data>(true);
  // @ts-expect-error A misspelt field.
  work.data.titel;
  // @ts-expect-error It must say which copy is used.
  creditLine(work.data, {});
  return <CreditLine parts={creditParts(work.data, { locationType: 'iiif-image' })} />;
}

type OwnWork = { id: string; colour: string };
type OwnPaths = {
  '/works/{id}': {
    get: {
      parameters: { path: { id: string }; query?: { include?: string[] } };
      responses: { 200: { content: { 'application/json': OwnWork } } };
    };
  };
};
const own = createAnyClient<OwnPaths>({ baseUrl });

export function OwnWorks() {
  const { data } = useWork(own, 'a');
  same<OwnWork | undefined, typeof data>(true);
  const load = (signal: AbortSignal) =>
    own.GET('/works/{id}', { params: { path: { id: 'a' } }, signal });
  const record = useRecord(load);
  same<OwnWork | undefined, typeof record.data>(true);
  same<IiifInfo | undefined, ReturnType<typeof useIiifInfo>['data']>(true);
  return null;
}

const picture = { service, info, sizes: '50vw', alt: 'A horse' };

export function Pictures() {
  // @ts-expect-error A picture needs words for those who do not see it.
  IiifImage({ service, info, sizes: '50vw' });
  // @ts-expect-error Without it, a browser would load the widest.
  IiifImage({ service, info, alt: 'A horse' });
  // @ts-expect-error Its size comes from the info.
  IiifImage({ ...picture, width: 100 });
  // @ts-expect-error Not a format.
  IiifImage({ ...picture, format: 'jpeg' });
  return <IiifImage {...picture} className="wide" />;
}
