import type { Fetch } from '../src/index.ts';

export type Answers = {
  fetch: Fetch;
  /** The addresses that were asked for, in order. */
  urls: string[];
};

/** A service in this process: every request gets what `answer` makes of it. */
export function answering(
  answer: (request: Request, count: number) => Response | Promise<Response>,
): Answers {
  const urls: string[] = [];
  return {
    urls,
    fetch: (request) => {
      urls.push(request.url);
      return answer(request, urls.length);
    },
  };
}

export function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init);
}
