import { htmlText } from '../html-text.ts';
import type { Parameter } from '../model.ts';
import type { ParsedRequest } from '../request/parse-request.ts';
import type { Reading } from '../request/read-query.ts';
import type { CutUrl } from './cut-url.ts';
import type { OperationMatch } from './match-operation.ts';
import { literalsOf, templateSegments } from './path-template.ts';
import { decode } from './percent-encoding.ts';

/** A stretch of a URL; the texts of all parts, joined together, are the URL. */
export type UrlPart = {
  kind: 'host' | 'prefix' | 'base' | 'path' | 'name' | 'value' | 'separator' | 'ignored';
  text: string;
  start: number;
  end: number;
  /** The parameter it belongs to. */
  parameter?: string;
  /** One sentence. */
  sentence: string;
};

type Draft = Omit<UrlPart, 'text'>;

export function firstSentence(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? (plain === '' ? '' : `${plain}.`);
}

function about(parameter: Parameter): string {
  return firstSentence(htmlText(parameter.description)) || `The value of ${parameter.name}.`;
}

function aboutValue(parameter: Parameter, text: string): string {
  const choice = parameter.choices?.values.find(({ value }) => String(value) === text);
  return choice && choice.meaning !== ''
    ? `${text}: ${firstSentence(htmlText(choice.meaning))}`
    : about(parameter);
}

function nameParts({ parameter, name, value, ignored }: Reading): Draft[] {
  if (!name) return [];
  const alias = decode(name.text, true).text;
  const sentence = ignored
    ? `${parameter.name} was given before, and only the first counts.`
    : parameter.aliases.includes(alias)
      ? `${alias} is another name for ${parameter.name}.`
      : about(parameter);
  const draft = { kind: 'name' as const, start: name.start, end: value.start };
  return [{ ...draft, parameter: parameter.key, sentence }];
}

function valueParts({ parameter, value, items }: Reading): Draft[] {
  const spans = items.length > 0 ? items : [{ ...value, text: decode(value.text, true).text }];
  return spans.map(({ text, start, end }) => ({
    kind: 'value' as const,
    start,
    end,
    parameter: parameter.key,
    sentence: text === '' ? `${parameter.name} is empty.` : aboutValue(parameter, text),
  }));
}

/** Segments are explained together with the slash before them. */
function stretch(segments: CutUrl['segments'], from: number, to: number) {
  const first = segments[from];
  const last = segments[to - 1];
  return first && last ? [{ start: Math.max(0, first.start - 1), end: last.end }] : [];
}

function pathDrafts({ prefix, base, operation }: OperationMatch, { segments }: CutUrl): Draft[] {
  const start = prefix + base;
  const words = templateSegments(operation.path).flatMap((segment, index) =>
    literalsOf(segment) === segment ? stretch(segments, start + index, start + index + 1) : [],
  );
  const drafts =
    (kind: UrlPart['kind'], sentence: string) => (span: { start: number; end: number }) => ({
      ...span,
      kind,
      sentence,
    });
  return [
    ...stretch(segments, 0, prefix).map(drafts('prefix', 'Where the service is on its host.')),
    ...stretch(segments, prefix, start).map(drafts('base', 'The API and its version.')),
    ...words.map(
      drafts('path', firstSentence(operation.summary) || `The path of ${operation.id}.`),
    ),
  ];
}

function separatorSentence(text: string, at: number, { path, query }: CutUrl): string {
  if (text.trim() === '') return 'Space around the URL is ignored.';
  if (query && at === query.start - 1) return 'The query begins here.';
  if (at < path.end) {
    // `.zip` after an identifier is not a separator.
    return /\w/.test(text) ? 'A fixed part of the path.' : 'Separates two parts of the path.';
  }
  return text.startsWith('&') ? 'Separates two parameters.' : 'Separates two values.';
}

function draftsOf(cut: CutUrl, match: OperationMatch | undefined, readings: Reading[]): Draft[] {
  const { host, path, pieces, fragment } = cut;
  const read = new Set(readings.map(({ name }) => name?.start));
  return [
    { ...host, kind: 'host', sentence: 'The host that answers.' },
    ...(match
      ? pathDrafts(match, cut)
      : [{ ...path, kind: 'path' as const, sentence: 'No operation has this path.' }]),
    ...readings.flatMap((reading) => [...nameParts(reading), ...valueParts(reading)]),
    ...pieces
      .filter(({ name }) => !read.has(name.start))
      .map(({ start, end }) => ({
        kind: 'ignored' as const,
        start,
        end,
        sentence: match
          ? 'No such parameter: the service ignores it.'
          : 'Not a parameter of any operation.',
      })),
    ...(fragment
      ? [
          {
            ...fragment,
            start: fragment.start - 1,
            kind: 'ignored' as const,
            sentence: 'What follows # is never sent.',
          },
        ]
      : []),
  ];
}

/** Lays the drafts over the URL, later ones over earlier ones, so that none overlap. */
function paint(url: string, drafts: Draft[], cut: CutUrl): UrlPart[] {
  const owners = new Array<Draft | undefined>(url.length).fill(undefined);
  for (const draft of drafts) owners.fill(draft, draft.start, draft.end);
  const parts: UrlPart[] = [];
  let start = 0;
  for (let end = 1; end <= url.length; end += 1) {
    if (end < url.length && owners[end] === owners[start]) continue;
    const text = url.slice(start, end);
    const { kind, parameter, sentence } = owners[start] ?? {
      kind: 'separator' as const,
      parameter: undefined,
      sentence: separatorSentence(text, start, cut),
    };
    parts.push({
      kind,
      text,
      start,
      end,
      ...(parameter === undefined ? {} : { parameter }),
      sentence,
    });
    start = end;
  }
  return parts;
}

/** Splits a parsed URL into parts and describes each; every character belongs to exactly one part. */
export function explain({ reading }: Pick<ParsedRequest, 'reading'>): UrlPart[] {
  const { url, cut, match, readings } = reading;
  return paint(url, draftsOf(cut, match, readings), cut);
}
