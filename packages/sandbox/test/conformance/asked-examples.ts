import type { Example, ExampleRequest } from '@portal/contract';
import { type Api, exampleTarget, type Operation } from '@portal/contract';

/** A response example in a description, with the request that produces it. */
export type AskedExample = {
  api: Api;
  operation: Operation;
  status: string;
  mediaType: string;
  example: Example;
  request: ExampleRequest;
  /** e.g. `/catalogue/v2/works?query=horse` */
  path: string;
};

/** All of them, except those with `x-request: none`. One without `x-request` is an error. */
export function askedExamples(apis: readonly Api[]): AskedExample[] {
  return apis.flatMap((api) =>
    api.operations.flatMap((operation) =>
      operation.responses.flatMap(({ status, content }) =>
        content.flatMap(({ mediaType, examples }) =>
          examples.flatMap((example): AskedExample[] => {
            const place = { api, operation, status, mediaType, example };
            const { request } = example;
            if (request === 'none') return [];
            if (!request) throw new Error(`${placeOf(place)} has no x-request; it may be none.`);
            return [{ ...place, request, path: exampleTarget(operation, request) }];
          }),
        ),
      ),
    ),
  );
}

/** `apis/content.yaml, getArticles, 400 "page"` */
export function placeOf({
  api,
  operation,
  status,
  example,
}: Pick<AskedExample, 'api' | 'operation' | 'status' | 'example'>): string {
  return `apis/${api.id}.yaml, ${operation.id}, ${status} "${example.name}"`;
}
