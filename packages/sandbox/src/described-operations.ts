import type { Api, Operation } from '@portal/contract';
import type { SandboxService } from './services.ts';

type Known = { basePath: string; paths: Readonly<Record<string, string>> };

/** The operations of each service, by operationId, and where the sandbox itself answers them. */
const knownOperations: Readonly<Record<SandboxService, Known>> = {
  catalogue: {
    basePath: '/catalogue/v2',
    paths: {
      getWorks: '/works',
      getWork: '/works/{id}',
      getImages: '/images',
      getImage: '/images/{id}',
      getConcepts: '/concepts',
      getConcept: '/concepts/{id}',
    },
  },
  content: {
    basePath: '/content/v0',
    paths: {
      getArticles: '/articles',
      getArticle: '/articles/{id}',
      getEvents: '/events',
      getEvent: '/events/{id}',
      getAllContent: '/all',
      getContent: '/all/{id}',
    },
  },
  iiif: {
    basePath: '',
    paths: {
      getImageFile: '/image/{identifier}/{region}/{size}/{rotation}/{quality}.{format}',
      getImageInfo: '/image/{identifier}/info.json',
      searchText: '/search/{identifier}/search',
      autocompleteText: '/search/{identifier}/autocomplete',
    },
  },
  text: {
    basePath: '',
    paths: {
      getAlto: '/text/alto/{identifier}',
      getText: '/text/v1/{identifier}',
      getTextZip: '/text/v1/{identifier}.zip',
    },
  },
  datasets: { basePath: '', paths: {} },
};

/** An operation of a description, and the path at which the sandbox itself answers it. */
type Route = { service: SandboxService; operation: Operation; pattern: RegExp; path?: string };

/** What a described request asks of the sandbox: a path of its own, or nothing that it knows. */
export type Placed = { path: string } | { service: SandboxService; problem: string };

/** A description as if it were written for the sandbox's own paths. */
export function withOwnPaths(api: Api, service: SandboxService): Api {
  const { basePath, paths } = knownOperations[service];
  const operations = api.operations.map((operation) => {
    const path = paths[operation.id];
    return path === undefined ? operation : { ...operation, basePath, path };
  });
  return { ...api, basePath, operations };
}

/**
 * Finds the sandbox's own path of a request that follows the descriptions. Where these describe
 * what the sandbox has, at the paths it has, every path is its own.
 */
export function createPlacing(
  services: ReadonlyMap<SandboxService, readonly Api[]>,
): (method: string, path: string) => Placed {
  const routes = [...services].flatMap(([service, apis]) =>
    apis.flatMap(({ operations }) => operations.map((one) => routeOf(service, one))),
  );
  if (routes.every(({ operation, path }) => path === fullPath(operation))) {
    return (_, path) => ({ path });
  }
  // Where several match, the one with the most literal text is meant.
  routes.sort((left, right) => literalLength(right.operation) - literalLength(left.operation));
  return (method, path) => {
    const route = routes.find(
      ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path),
    );
    if (!route) return { path };
    if (route.path === undefined) return unknownOperation(route);
    const values = route.pattern.exec(path)?.slice(1) ?? [];
    const names = parametersOf(fullPath(route.operation));
    return {
      path: route.path.replace(parameter, (_, name) => values[names.indexOf(name)] ?? ''),
    };
  };
}

const parameter = /\{([^}]*)\}/g;

function parametersOf(template: string): string[] {
  return [...template.matchAll(parameter)].map(([, name = '']) => name);
}

function fullPath({ basePath, path }: Operation): string {
  return basePath + path;
}

function literalLength(operation: Operation): number {
  return fullPath(operation).replace(parameter, '').length;
}

function routeOf(service: SandboxService, operation: Operation): Route {
  const template = fullPath(operation);
  const literals = template
    .split(/\{[^}]*\}/)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`^${literals.join('([^/]+?)')}$`);
  const { basePath, paths } = knownOperations[service];
  const own = paths[operation.id];
  const names = parametersOf(template);
  const isKnown = own !== undefined && parametersOf(own).every((name) => names.includes(name));
  return { service, operation, pattern, ...(isKnown && { path: basePath + own }) };
}

function unknownOperation({ service, operation }: Route): Placed {
  const known = Object.keys(knownOperations[service].paths).join(', ');
  const problem = `The sandbox does not answer ${operation.id}. The operations of its service ${service} are ${known}.`;
  return { service, problem };
}
