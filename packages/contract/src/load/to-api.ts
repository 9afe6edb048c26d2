import type { Api } from '../model.ts';
import { asList, asObject, asText, optional, resolve } from './json.ts';
import { basePathOf, serverAddresses } from './servers.ts';
import { toOperation } from './to-operation.ts';
import type { Context } from './to-parameter.ts';
import { schemaReader } from './to-schema.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * The model of one bundled OpenAPI 3.0 or 3.1 document. It takes any document as it finds it: what
 * a broken one lacks is empty here, and `loadApis` is the one that complains.
 */
export function toApi(
  document: unknown,
  id: string,
  operationOf: Context['operationOf'] = ({ operationId }) => asText(operationId),
): Api {
  const root = asObject(document);
  const info = asObject(root.info);
  const reader = schemaReader(document);
  const listSyntax = root['x-list-syntax'] === 'csv' ? 'csv' : 'plain';
  const context: Context = { document, reader, listSyntax, operationOf };
  const operations = Object.entries(asObject(root.paths)).flatMap(([path, given]) => {
    const pathItem = resolve(document, given);
    return methods
      .filter((method) => Object.hasOwn(pathItem, method))
      .map((method) => toOperation(context, { path, method, pathItem }));
  });
  return {
    id,
    title: asText(info.title),
    version: asText(info.version),
    ...optional('changed', asText(info['x-changed'])),
    description: asText(info.description),
    basePath: basePathOf(root.servers),
    servers: serverAddresses(root.servers),
    listSyntax,
    tags: asList(root.tags)
      .map(asObject)
      .map(({ name, description }) => ({
        name: asText(name),
        description: asText(description),
      })),
    operations,
    schemas: reader.schemas,
  };
}
