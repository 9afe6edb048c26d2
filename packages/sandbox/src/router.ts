import {
  type Api,
  type MatchedRequest,
  matchParameters,
  type Operation,
  type Parameter,
} from '@portal/contract';
import { type Answer, expressNotFound } from './answers/answer.ts';
import { type PlainAnswerOptions, plainAnswer } from './answers/plain-answer.ts';
import { addressTooLong, longestAddress } from './http/index.ts';
import type { Call, SandboxRequest } from './sandbox-request.ts';
import type { Entry, SandboxNeed } from './service.ts';
import { folderAt, type PlacedFolder, serviceError, serviceTables } from './service-tables.ts';
import type { SandboxService } from './services.ts';

/** Which service answers a request, and which part of the collection that needs. */
export type Routed =
  | { type: 'answer'; answer: Answer }
  | (PlacedFolder & { type: 'operation'; id: string; call: Call; need: SandboxNeed })
  | (PlacedFolder & { type: 'otherwise'; need: SandboxNeed | undefined });

export type RouterOptions = PlainAnswerOptions & {
  services: ReadonlyMap<SandboxService, readonly Api[]>;
};

type Target = { service: SandboxService; id: string; entry?: Entry<never> };

const template = /\{([^}]*)\}/g;

function namesIn(path: string): string[] {
  return [...path.matchAll(template)].map(([, name = '']) => name);
}

function bareParameter(name: string, place: Parameter['in']): Parameter {
  return {
    key: name,
    name,
    in: place,
    required: place === 'path',
    deprecated: false,
    description: '',
    schema: { type: 'string' },
    style: place === 'path' ? 'simple' : 'form',
    explode: false,
    allowReserved: false,
    listSyntax: 'plain',
    examples: [],
    traps: [],
    aliases: [],
  };
}

function lackingQuery(known: readonly Parameter[], names: readonly string[] = []): Parameter[] {
  return names
    .filter((name) => !known.some((one) => one.in === 'query' && one.name === name))
    .map((name) => bareParameter(name, 'query'));
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An operation at the sandbox's own path, with the parameters of its description. */
function ownOperation(
  id: string,
  path: string,
  { query }: Entry<never>,
  described: Operation | undefined,
): Operation {
  const known = described?.parameters ?? [];
  const isInPath = (name: string) => known.some((one) => one.in === 'path' && one.name === name);
  return {
    summary: '',
    description: '',
    tags: [],
    deprecated: false,
    security: [],
    requestExamples: [],
    responses: [],
    links: [],
    callbacks: [],
    ...described,
    id,
    method: 'get',
    basePath: '',
    path,
    parameters: [
      ...known.filter(({ in: place, name }) => place !== 'path' || namesIn(path).includes(name)),
      ...namesIn(path)
        .filter((name) => !isInPath(name))
        .map((name) => bareParameter(name, 'path')),
      ...lackingQuery(known, query),
    ],
  };
}

/** A description whose operations also have the extra parameters that the service reads. */
function readable(service: SandboxService, api: Api): Api {
  const { operations } = serviceTables[service];
  return {
    ...api,
    operations: api.operations.map((one) => {
      const more = lackingQuery(one.parameters, own(operations, one.id)?.query);
      return more.length > 0 ? { ...one, parameters: [...one.parameters, ...more] } : one;
    }),
  };
}

/** The entry of the service's table for each described operation. */
function describedTargets(service: SandboxService, apis: readonly Api[]): [Operation, Target][] {
  const { operations } = serviceTables[service];
  return apis
    .flatMap((api) => api.operations)
    .map((operation) => {
      const { id, basePath, path } = operation;
      const entry = own(operations, id);
      const names = namesIn(basePath + path);
      const isKnown = entry && namesIn(entry.paths[0] ?? '').every((name) => names.includes(name));
      return [operation, { service, id, ...(isKnown && { entry }) }];
    });
}

/** The entries of the service's table at its own paths, whatever the descriptions contain. */
function ownTargets(service: SandboxService, apis: readonly Api[]): [Operation, Target][] {
  const { operations, others } = serviceTables[service];
  const described = apis.flatMap((api) => api.operations);
  return Object.entries({ ...operations, ...others }).flatMap(([id, entry]) => {
    const same = described.find((one) => one.id === id);
    return entry.paths.map((path): [Operation, Target] => [
      ownOperation(id, path, entry, same),
      { service, id, entry },
    ]);
  });
}

/** An API made of the sandbox's own paths. */
function ownApi(operations: Operation[]): Api {
  const texts = { id: 'sandbox', title: '', version: '', description: '', basePath: '' };
  const lists = { servers: [], tags: [], tagGroups: [], webhooks: [], securitySchemes: [] };
  return { ...texts, ...lists, listSyntax: 'plain', operations, schemas: {} };
}

function unknownOperation({ service, id }: Target): Answer {
  const known = Object.keys(serviceTables[service].operations).join(', ');
  const message = `The sandbox does not answer ${id}. The operations of its service ${service} are ${known}.`;
  return serviceError(`/${service}/`, 501, message);
}

function preflight(): Answer {
  return {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'GET, HEAD', 'Access-Control-Allow-Headers': '*' },
    body: null,
  };
}

/** Works out once what a request asks for, before anything is loaded for it. */
export function createRouter({ services, mount, ...plain }: RouterOptions) {
  const described = Array.from(services, ([service, all]) => {
    const apis = all.map((api) => readable(service, api));
    return { apis, targets: describedTargets(service, apis) };
  });
  const apis = described.flatMap((one) => one.apis);
  const atOwnPaths = [...services].flatMap(([service, all]) => ownTargets(service, all));
  const beside = [ownApi(atOwnPaths.map(([operation]) => operation))];
  const targets = new Map([...described.flatMap((one) => one.targets), ...atOwnPaths]);

  /** At a path that a description uses, the description takes precedence. */
  function match({ method, path, url, sent }: SandboxRequest): MatchedRequest {
    const target = path + url.search;
    const described = matchParameters(apis, method, target, sent.headers);
    return described.operation ? described : matchParameters(beside, method, target, sent.headers);
  }

  function ownAnswer(request: SandboxRequest): Answer | undefined {
    const { sent, path, url } = request;
    if (sent.method === 'OPTIONS') return preflight();
    if (url.pathname.length + url.search.length > longestAddress) {
      return serviceError(path, 414, addressTooLong);
    }
    if (!`${url.pathname}/`.startsWith(`${mount}/`)) {
      return expressNotFound(sent.method, url.pathname);
    }
    return plainAnswer(request, { mount, ...plain });
  }

  return (request: SandboxRequest): Routed => {
    const answer = ownAnswer(request);
    if (answer) return { type: 'answer', answer };
    const { path, sent } = request;
    const matched = match(request);
    const target = matched.operation && targets.get(matched.operation);
    if (target && !target.entry) return { type: 'answer', answer: unknownOperation(target) };
    if (target?.entry && matched.operation) {
      const { service, id, entry } = target;
      const { operation, values } = matched;
      const need = entry.choose?.(values) ?? entry.needs[0];
      const { folder } = folderAt(entry.paths[0] ?? '') as PlacedFolder;
      const call = { ...request, operation, values, matched };
      return { type: 'operation', service, folder, id, call, need };
    }
    const placed = folderAt(path);
    if (!placed || !services.has(placed.service)) {
      return { type: 'answer', answer: expressNotFound(sent.method, `${mount}${path}`) };
    }
    const { needs } = serviceTables[placed.service].folders[placed.folder] ?? {};
    return { type: 'otherwise', ...placed, need: needs };
  };
}
