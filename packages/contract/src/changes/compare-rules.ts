import type { Schema } from '../model.ts';
import type { At, Report } from './change.ts';

type Compare = (before: Schema, after: Schema, at: At, report: Report) => void;

/** The rules a schema has for its own value, not for what is inside it. */
export const compareRules: Compare = (before, after, at, report) => {
  for (const compare of [compareTypes, compareValues, compareLimits, compareDefaults]) {
    compare(before, after, at, report);
  }
  for (const keyword of ['format', 'pattern', ...otherRules]) {
    compareRule(keyword, before, after, at, report);
  }
  if (after.deprecated && !before.deprecated) {
    report(at.place, false, `${at.subject} is deprecated.`);
  }
};

const compareTypes: Compare = (before, after, { place, subject, direction }, report) => {
  const from = typesOf(before);
  const to = typesOf(after);
  if (from.join() === to.join()) return;
  const kept = direction === 'request' ? covers(to, from) : covers(from, to);
  report(place, !kept, `${subject} is now ${typeWords(to)}; it was ${typeWords(from)}.`);
};

function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat().sort();
}

/** A schema without a type allows any value. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  if (wide.length === 0) return true;
  const has = (type: string) =>
    wide.includes(type) || (type === 'integer' && wide.includes('number'));
  return narrow.length > 0 && narrow.every(has);
}

function typeWords(types: readonly string[]): string {
  return types.length === 0 ? 'of any type' : types.map((type) => `\`${type}\``).join(' or ');
}

const compareValues: Compare = (before, after, { place, subject, direction }, report) => {
  const from = valuesOf(before);
  const to = valuesOf(after);
  if (!from && !to) return;
  if (!from || !to) {
    const breaking = direction === 'request' ? to !== undefined : from !== undefined;
    const now = to ? `is now one of ${to.join(', ')}` : 'is no longer limited to a list of values';
    report(place, breaking, `${subject} ${now}.`);
    return;
  }
  const gone = from.filter((value) => !to.includes(value));
  const fresh = to.filter((value) => !from.includes(value));
  if (gone.length > 0) {
    report(place, direction === 'request', `${subject} can no longer be ${gone.join(', ')}.`);
  }
  // Clients are expected to handle new values in responses.
  if (fresh.length > 0) report(place, false, `${subject} can now be ${fresh.join(', ')}.`);
};

function valuesOf(schema: Schema): string[] | undefined {
  const list = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return list?.map(inCode);
}

/** The text before and after each limit's number. */
const limits = {
  maxLength: ['at most', ' characters'],
  minLength: ['at least', ' characters'],
  maxItems: ['at most', ' values'],
  minItems: ['at least', ' values'],
  maximum: ['at most', ''],
  minimum: ['at least', ''],
  exclusiveMaximum: ['less than', ''],
  exclusiveMinimum: ['more than', ''],
} as const;

const compareLimits: Compare = (before, after, { place, subject, direction }, report) => {
  for (const [keyword, [bound, unit]] of Object.entries(limits)) {
    const from = before[keyword];
    const to = after[keyword];
    if (from === to) continue;
    const isUpper = bound === 'at most' || bound === 'less than';
    const tightens =
      typeof to === 'number' && (typeof from !== 'number' || (isUpper ? to < from : to > from));
    const verb = unit === '' ? 'be' : 'have';
    const words = (limit: unknown) => `${bound} ${Number(limit).toLocaleString('en-GB')}${unit}`;
    const was = typeof from === 'number' ? `it was ${words(from)}` : 'there was no such limit';
    const now =
      typeof to === 'number'
        ? `${subject} ${isUpper ? 'may' : 'must'} ${verb} ${words(to)}; ${was}.`
        : `${subject} need no longer ${verb} ${words(from)}.`;
    report(place, tightens && direction === 'request', now);
  }
};

const compareDefaults: Compare = (before, after, { place, subject, direction }, report) => {
  const from = before.default;
  const to = after.default;
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const was = from === undefined ? '' : `; it was ${inCode(from)}`;
  const now = to === undefined ? 'no longer has a default' : `is ${inCode(to)} by default`;
  report(place, direction === 'request' && from !== undefined, `${subject} ${now}${was}.`);
};

const otherRules = [
  ...['multipleOf', 'uniqueItems', 'not', 'prefixItems', 'additionalProperties', 'discriminator'],
  ...['patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas', 'contains'],
  ...['if', 'then', 'else', 'minProperties', 'maxProperties', 'unevaluatedProperties'],
];

function compareRule(
  keyword: string,
  before: Schema,
  after: Schema,
  { place, subject, direction }: At,
  report: Report,
): void {
  const from = before[keyword];
  const to = after[keyword];
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const isChanged = from !== undefined && to !== undefined;
  const breaking = isChanged || (direction === 'request' ? to : from) !== undefined;
  const was = from === undefined ? '' : `; it was ${inCode(from)}`;
  const now =
    to === undefined ? `no longer has a \`${keyword}\`` : `has the \`${keyword}\` ${inCode(to)}`;
  report(place, breaking, `${subject} ${now}${was}.`);
}

function inCode(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
