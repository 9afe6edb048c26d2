import type { JsonValue, Operation, Response } from '@portal/contract';
import { type StatusKind, statusTitle, statusWords } from '../model/status-words.ts';
import { isObject } from './json-path.ts';

export type AnswerStatus = {
  /** `410 Gone` */
  title: string;
  kind: StatusKind;
  /** What it means for this operation; HTML on a page. */
  meaning: string;
  whatToDo: string;
  /** What the API itself says is wrong. */
  fromApi?: string;
  /** Whether the description of the operation speaks of it. */
  documented: boolean;
};

export function responseFor({ responses }: Operation, status: number): Response | undefined {
  const family = `${String(status).charAt(0)}XX`;
  return [String(status), family, 'default']
    .map((wanted) => responses.find((one) => one.status.toUpperCase() === wanted.toUpperCase()))
    .find((response) => response !== undefined);
}

/** Error bodies name their text in one of a few ways, or are text. */
function textOf(body: JsonValue | undefined): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined;
  if (!isObject(body)) return undefined;
  const texts = [body.description, body.detail, body.message, body.error, body.label, body.title];
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}

/** A status in words, with what this operation means by it. */
export function answerStatus(operation: Operation, status: number, body?: JsonValue): AnswerStatus {
  const response = responseFor(operation, status);
  const words = statusWords(status);
  const isGood = words.kind === 'success' || words.kind === 'information';
  const fromApi = isGood ? undefined : textOf(body);
  return {
    title: statusTitle(status),
    kind: words.kind,
    meaning: response?.description || words.meaning,
    whatToDo: response?.whatToDo ?? words.whatToDo,
    ...(fromApi === undefined ? {} : { fromApi }),
    documented: response !== undefined,
  };
}
