import { isObject, type JsonValue, kindOf, type Operation, type Values } from '@portal/contract';
import type { JsonObject } from '@portal/ui/json';

export type Bar = {
  label: string;
  /** What the service calls it, if that differs. */
  id?: string;
  count: number;
  /** Relative to the longest bar, from 0 to 1. */
  share: number;
  /** The request narrowed to this bar, if the operation has a filter for it. */
  values?: Values;
};

export type BarChart = { name: string; bars: Bar[] };

type Bucket = { label: string; id?: string; count: number };

function textOf(value: JsonValue | undefined): string | undefined {
  return value === null || value === undefined || typeof value === 'object'
    ? undefined
    : String(value);
}

/** `{ data: { id, label }, count }`, or the same without `data` around it. */
function toBucket(value: JsonValue): Bucket | undefined {
  if (!isObject(value)) return undefined;
  const data = isObject(value.data) ? value.data : value;
  const count = value.count ?? value.doc_count;
  const id = textOf(data.id ?? data.key ?? data.value);
  const label = textOf(data.label ?? data.title ?? data.name) ?? id;
  if (typeof count !== 'number' || label === undefined) return undefined;
  return { label, count, ...(id === undefined || id === label ? {} : { id }) };
}

function bucketsOf(value: JsonValue): Bucket[] | undefined {
  if (!isObject(value) || !Array.isArray(value.buckets)) return undefined;
  const buckets = value.buckets.map(toBucket);
  return buckets.every((bucket) => bucket !== undefined) ? buckets : undefined;
}

/** A parameter of the same name, or the only one that ends in it: `license` is `locations.license`. */
function filterFor({ parameters }: Operation, name: string) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const endings = inQuery.filter((one) => one.name.endsWith(`.${name}`));
  return (
    inQuery.find((one) => one.name === name) ?? (endings.length === 1 ? endings[0] : undefined)
  );
}

/** Labels go to a filter by label, ids to any other. The first page shows what is left. */
function narrowed(request: Request, name: string, { label, id }: Bucket): Values | undefined {
  const filter = request.operation && filterFor(request.operation, name);
  if (!filter) return undefined;
  const value = filter.name.endsWith('label') ? label : (id ?? label);
  const { page: _, ...rest } = request.values ?? {};
  return { ...rest, [filter.key]: kindOf(filter) === 'list' ? [value] : value };
}

type Request = { operation?: Operation; values?: Values };

function holdersIn(body: JsonObject): JsonObject[] {
  return [body, ...Object.values(body).filter((value) => isObject(value))];
}

/** Every set of counts in an answer, found by its shape, as bars of a chart. */
export function barChartsOf(body: JsonValue, request: Request = {}): BarChart[] {
  if (!isObject(body)) return [];
  return holdersIn(body).flatMap((holder) =>
    Object.entries(holder).flatMap(([name, value]) => {
      const buckets = bucketsOf(value);
      if (!buckets || buckets.length === 0) return [];
      const most = Math.max(1, ...buckets.map(({ count }) => count));
      const bars = buckets.map((bucket) => {
        const values = narrowed(request, name, bucket);
        return { ...bucket, share: bucket.count / most, ...(values ? { values } : {}) };
      });
      return [{ name, bars }];
    }),
  );
}
