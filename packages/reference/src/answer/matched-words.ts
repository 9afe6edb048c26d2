import {
  isObject,
  type JsonValue,
  type MatchedField,
  type Parameter,
  type Values,
} from '@portal/contract';
import { isParent, type JsonObject } from '@portal/ui/json';
import { findList } from './find-list.ts';
import type { LinkContext, RequestLink } from './request-links.ts';

/** Where the words of a search are found in the records of a page, if readers might not expect it. */
export type MatchedWords = {
  /** As written in the request, e.g. `London` */
  value: string;
  /** The records of the page. */
  total: number;
  /** Fields that readers seldom mean, and how many records have a word in these only. */
  surprises: { field: MatchedField; count: number }[];
  /** How many records have a word in none of the fields that the response has. */
  unseen: number;
  /** The fields that are searched and in the response, and those that are not. */
  shown: MatchedField[];
  hidden: MatchedField[];
  /** The same request, with the fields that are not in the response. */
  more?: RequestLink;
};

/** Close to how searches compare words: without case, accents and common English endings. */
function stemsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const stem = word.replace(/(?:ations?|ing|ers?|ed|ies|es|s|y|e)$/, '');
    return stem.length < 3 ? word : stem;
  });
}

function textsAt(value: JsonValue | undefined, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, names));
  const [name, ...others] = names;
  if (name === undefined) return value === undefined || isParent(value) ? [] : [String(value)];
  return isObject(value) && Object.hasOwn(value, name) ? textsAt(value[name], others) : [];
}

function stemsIn(record: JsonObject, { fields }: MatchedField): Set<string> {
  const texts = fields.flatMap((field) => textsAt(record, field.split('.')));
  return new Set(texts.flatMap(stemsOf));
}

/** Very short words are in every text, and say nothing about where it was found. */
function wordsOf(value: string): string[] {
  return [...new Set(stemsOf(value))].filter((word) => word.length > 2);
}

type Where = { surprising: Set<MatchedField>; isUnseen: boolean };

function whereFound(record: JsonObject, words: readonly string[], fields: MatchedField[]): Where {
  const found = fields.map((field) => ({ field, stems: stemsIn(record, field) }));
  const surprising = new Set<MatchedField>();
  let isUnseen = false;
  for (const word of words) {
    const having = found.filter(({ stems }) => stems.has(word)).map(({ field }) => field);
    if (having.length === 0) isUnseen = true;
    else if (having.every(({ trap }) => trap !== undefined)) {
      for (const field of having) surprising.add(field);
    }
  }
  return { surprising, isUnseen };
}

function hasAll(given: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const has = [given[name]].flat();
    return [value].flat().every((one) => has.some((other) => String(other) === String(one)));
  });
}

function withAll(given: Values, fields: readonly MatchedField[]): Values {
  const values: Record<string, Values[string]> = { ...given };
  for (const [name, value] of fields.flatMap(({ shownBy = {} }) => Object.entries(shownBy))) {
    const before = values[name];
    const isList = Array.isArray(value);
    values[name] = isList
      ? ([...new Set([...[before ?? []].flat(), ...value])] as string[])
      : value;
  }
  return values;
}

function matchedBy(context: LinkContext, { matchedIn = [], key }: Parameter): MatchedWords[] {
  const { operation, values, apis, body } = context;
  const value = values[key];
  const records = findList(body)?.records ?? [];
  const words = typeof value === 'string' ? wordsOf(value) : [];
  if (typeof value !== 'string' || words.length === 0 || records.length === 0) return [];
  const shown = matchedIn.filter(({ shownBy }) => !shownBy || hasAll(values, shownBy));
  const hidden = matchedIn.filter((field) => !shown.includes(field));
  const found = records.map((record) => whereFound(record, words, shown));
  const surprises = shown
    .map((field) => ({ field, count: found.filter((one) => one.surprising.has(field)).length }))
    .filter(({ count }) => count > 0);
  const api = apis.find((one) => one.operations.includes(operation));
  const more = { operation, values: withAll(values, hidden), description: '' };
  return [
    {
      value,
      total: records.length,
      surprises,
      unseen: found.filter(({ isUnseen }) => isUnseen).length,
      shown,
      hidden,
      ...(api && hidden.length > 0 && { more: { ...more, api } }),
    },
  ];
}

/**
 * For each search whose fields are described. Empty if the words are where readers look for them: a
 * few records that match in a field which is not in the response are nothing unusual.
 */
export function matchedWords(context: LinkContext): MatchedWords[] {
  const { parameters } = context.operation;
  return parameters
    .filter(({ matchedIn }) => matchedIn !== undefined)
    .flatMap((parameter) => matchedBy(context, parameter))
    .filter(({ surprises, unseen, total, hidden }) => {
      const mayHide = hidden.some(({ trap }) => trap !== undefined) && 2 * unseen >= total;
      return surprises.length > 0 || mayHide;
    });
}

function inOrder(fields: readonly MatchedField[]): string {
  const labels = fields.map(({ label }) => label);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(labels);
}

/** `Matched in the place of publication: 8 of 8.`, a sentence each. */
export function matchInWords(match: MatchedWords): string[] {
  const { value, total, surprises, unseen, shown, hidden } = match;
  const quoted = `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
  if (surprises.length > 0) {
    return surprises.map(({ field, count }) => `Matched in ${field.label}: ${count} of ${total}.`);
  }
  const first = `${quoted} is not in ${inOrder(shown)}: ${unseen} of ${total}.`;
  if (hidden.length === 0) return [first];
  return [first, `It may be in ${inOrder(hidden)}, which this response leaves out.`];
}
