import { isObject, type JsonValue } from '@portal/contract';
import { type JsonObject, type JsonPath, valueAt } from '@portal/ui/json';

/** The records of an answer and where they are in it. */
export type RecordList = { path: JsonPath; records: JsonObject[] };

function recordsIn(value: JsonValue | undefined): JsonObject[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every(isObject) ? (value as JsonObject[]) : undefined;
}

/**
 * The list that an answer is about: the answer itself, or the longest list of objects at its top.
 * An object with an `id` is one record, whatever lists are in it.
 */
export function findList(body: JsonValue): RecordList | undefined {
  const whole = recordsIn(body);
  if (whole) return { path: [], records: whole };
  if (!isObject(body) || Object.hasOwn(body, 'id')) return undefined;
  let longest: RecordList | undefined;
  for (const [name, value] of Object.entries(body)) {
    const records = recordsIn(value);
    if (records && records.length > (longest?.records.length ?? 0)) {
      longest = { path: [name], records };
    }
  }
  return longest;
}

/** The list in the same place of another page, which may be empty. */
export function listAt(body: JsonValue, path: JsonPath): RecordList {
  return { path, records: recordsIn(valueAt(body, path)) ?? [] };
}
