import type { Api } from '../../model.ts';
import { asList, asObject, asText, asTexts, optional, resolve } from '../json.ts';
import { methodsOf } from '../methods.ts';
import { basePathOf, toServer } from './servers.ts';
import { toOperation, toWebhooks } from './to-operation.ts';
import type { Context } from './to-parameter.ts';
import { schemaReader } from './to-schema.ts';
import { toSecuritySchemes } from './to-security.ts';

/**
 * The model of one bundled OpenAPI 3.0 or 3.1 document. Accepts any document: what a broken one lacks
 * is empty here, and it is `loadApis` that complains.
 */
export function toApi(
  document: unknown,
  id: string,
  operationOf: Context['operationOf'] = ({ operationId }) => asText(operationId),
): Api {
  const root = asObject(document);
  const info = asObject(root.info);
  const reader = schemaReader(root);
  const listSyntax = root['x-list-syntax'] === 'csv' ? 'csv' : 'plain';
  const context: Context = { document, reader, listSyntax, operationOf };
  const operations = Object.entries(asObject(root.paths)).flatMap(([key, given]) => {
    if (key.startsWith('x-')) return [];
    const pathItem = resolve(document, given);
    // Without its slash, it would become part of the host.
    const path = key.startsWith('/') ? key : `/${key}`;
    return methodsOf(pathItem).map((method) => toOperation(context, { path, method, pathItem }));
  });
  return {
    id,
    title: asText(info.title),
    version: asText(info.version),
    ...optional('changed', asText(info['x-changed'])),
    description: asText(info.description),
    basePath: basePathOf(root.servers),
    servers: asList(root.servers).map(toServer),
    listSyntax,
    tags: asList(root.tags)
      .map(asObject)
      .map(({ name, 'x-displayName': label, description }) => ({
        name: asText(name),
        label: asText(label) || asText(name),
        description: asText(description),
      })),
    tagGroups: asList(root['x-tagGroups'])
      .map(asObject)
      .map(({ name, tags }) => ({ name: asText(name), tags: asTexts(tags) })),
    operations,
    webhooks: toWebhooks(context, root.webhooks),
    securitySchemes: toSecuritySchemes(document),
    // A copy: schemas read later for other purposes are not part of the model.
    schemas: { ...reader.schemas },
  };
}
