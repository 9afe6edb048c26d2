import type { Api, Operation } from '../src/index.ts';
// Not from node.ts, which would load the parser of whole descriptions for every test.
import { toApi } from '../src/load/to-model/to-api.ts';

/** A small API, as its author would write it. */
export function apiOf(paths: object, rest: object = {}): Api {
  return toApi(
    {
      openapi: '3.1.1',
      info: { title: 'Test API', version: '1.0.0' },
      servers: [{ url: '/test/v1' }],
      paths,
      ...rest,
    },
    'test',
  );
}

/** One operation with one parameter, `GET /things/{value}` or `GET /things?value=`. */
export function operationOf(parameter: object): { api: Api; operation: Operation } {
  const place = (parameter as { in?: string }).in ?? 'query';
  const path = place === 'path' ? '/things/{value}' : '/things';
  const full = { name: 'value', in: place, ...parameter };
  const api = apiOf({ [path]: { get: { operationId: 'getThings', parameters: [full] } } });
  const [operation] = api.operations;
  if (!operation) throw new Error('The fixture has no operation.');
  return { api, operation };
}
