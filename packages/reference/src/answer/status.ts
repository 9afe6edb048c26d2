import {
  htmlText,
  isObject,
  type JsonValue,
  type Operation,
  type Response,
} from '@portal/contract';
import { type StatusKind, statusTitle, statusWords } from '../model/status-words.ts';

export type AnswerStatus = {
  /** `410 Gone` */
  title: string;
  kind: StatusKind;
  /** What it means for this operation; HTML on a page. */
  meaning: string;
  whatToDo: string;
  /** The API's own account of what is wrong. */
  fromApi?: string;
  /** Whether the operation's description names it. */
  documented: boolean;
};

type Described = Pick<Operation, 'responses'>;

export function responseFor({ responses }: Described, status: number): Response | undefined {
  const family = `${String(status).charAt(0)}XX`;
  return [String(status), family, 'default']
    .map((wanted) => responses.find((one) => one.status.toUpperCase() === wanted.toUpperCase()))
    .find((response) => response !== undefined);
}

/** Error bodies name their text in one of a few ways, or are plain text. */
function textOf(body: JsonValue | undefined): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined;
  if (!isObject(body)) return undefined;
  const texts = [body.description, body.detail, body.message, body.error, body.label, body.title];
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}

/** `Not Found: no such work` -> `no such work`; undefined for a text that only repeats the status. */
function withoutLabel(text: string, labels: readonly string[]): string | undefined {
  const repeated = labels.find((label) => text.toLowerCase().startsWith(label.toLowerCase()));
  if (repeated === undefined) return text;
  const rest = text.slice(repeated.length);
  if (/^[\s.!]*$/.test(rest)) return undefined;
  return /^\s*[:\u2013\u2014-]\s/.test(rest) ? rest.replace(/^\s*[:\u2013\u2014-]\s+/, '') : text;
}

/** A status in words, with what this operation means by it. */
export function answerStatus(operation: Described, status: number, body?: JsonValue): AnswerStatus {
  const response = responseFor(operation, status);
  const words = statusWords(status);
  const isGood = words.kind === 'success' || words.kind === 'information';
  const title = statusTitle(status);
  const explanation = isGood ? undefined : textOf(body);
  const labels = [title, words.name];
  const fromApi = explanation && withoutLabel(explanation, labels);
  // Many descriptions of a 404 are no more than 'Not Found'.
  const meant = htmlText(response?.description ?? '').trim();
  const isNews = meant !== '' && meant !== explanation && withoutLabel(meant, labels) !== undefined;
  return {
    title,
    kind: words.kind,
    meaning: isNews ? (response?.description ?? '') : words.meaning,
    whatToDo: response?.whatToDo ?? words.whatToDo,
    ...(fromApi === undefined ? {} : { fromApi }),
    documented: response !== undefined,
  };
}
