import type { Example, ExampleRequest } from '@portal/contract';
import { type Api, exampleTarget, type Operation } from '@portal/contract';

/** An answer that a description shows, with the request that brings it about. */
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

/** All of them, but for those that say `x-request: none`. One that says nothing is refused. */
export function askedExamples(apis: readonly Api[]): AskedExample[] {
  return apis.flatMap((api) =>
    api.operations.flatMap((operation) =>
      operation.responses.flatMap(({ status, content }) =>
        content.flatMap(({ mediaType, examples }) =>
          examples.flatMap((example): AskedExample[] => {
            const place = { api, operation, status, mediaType, example };
            const { request } = example;
            if (request === 'none') return [];
            if (!request) throw new Error(`${placeOf(place)} says no x-request; it may be none.`);
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
