import { body, ensure, shorten } from '../conformance/assertions.ts';
import type { Answer, Journey, Send, SendInit } from '../conformance/case.ts';

export type Bucket = { data: { id: string; label: string }; count: number };

export type List<Item = { id: string; [key: string]: unknown }> = {
  pageSize: number;
  totalPages: number;
  totalResults: number;
  results: Item[];
  prevPage?: string;
  nextPage?: string;
  aggregations?: Record<string, { buckets: Bucket[] }>;
};

export async function ok(send: Send, path: string, init?: SendInit): Promise<Answer> {
  const answer = await send(path, init);
  ensure(answer.status === 200, `${path} answers ${answer.status}: ${shorten(answer.text)}`);
  return answer;
}

export async function listAt<Item = { id: string; [key: string]: unknown }>(
  send: Send,
  path: string,
): Promise<List<Item>> {
  return body<List<Item>>(await ok(send, path));
}

export async function totalOf(send: Send, path: string): Promise<number> {
  const and = path.includes('?') ? '&' : '?';
  return (await listAt(send, `${path}${and}pageSize=1`)).totalResults;
}

/** All results of a request, following the links from page to page. */
export async function allOf<Item = { id: string; [key: string]: unknown }>(
  send: Send,
  path: string,
): Promise<Item[]> {
  const found: Item[] = [];
  const and = path.includes('?') ? '&' : '?';
  let next: string | undefined = `${path}${and}pageSize=100`;
  while (next !== undefined) {
    const answer = await ok(send, next);
    const list: List<Item> = body<List<Item>>(answer);
    found.push(...list.results);
    next = list.nextPage && below(list.nextPage, answer);
  }
  return found;
}

export async function idsOf(send: Send, path: string): Promise<string[]> {
  return (await allOf(send, path)).map(({ id }) => id);
}

/** The path below the sandbox of a link in an answer. */
export function below(url: string, { base }: Pick<Answer, 'base'>): string {
  ensure(url.startsWith(`${base}/`), `${url} leads away from ${base}`);
  return url.slice(base.length);
}

export function journey(name: string, steps: (send: Send) => Promise<void>): Journey {
  return { name, journey: steps };
}

export function query(parameters: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(parameters)}`;
}
