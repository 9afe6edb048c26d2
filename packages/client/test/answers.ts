import type { Fetch } from '../src/index.ts';

export type Answers = {
  fetch: Fetch;
  /** The requested addresses, in order. */
  urls: string[];
};

/** A service in this process: `answer` handles every request. */
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
