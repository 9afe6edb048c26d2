import { stringify } from 'node:querystring';
import type { RouteConfig, RouteModules } from '@docusaurus/types';
import { docuHash, simpleHash } from '@docusaurus/utils';

export type PluginOfRoute = { name: string; id: string };
type Route = RouteConfig & { plugin?: PluginOfRoute };

/**
 * The names of the chunks that Docusaurus loads for a page, by its own rule: the hash of each module
 * that the page's routes name. A name that it would not use is harmless.
 */
export function pageChunks(routes: readonly Route[], path: string): string[] {
  const chain = matchingRoutes(routes, path);
  const plugin = chain.find((route) => route.plugin)?.plugin;
  const modules = chain.flatMap((route) => [
    route.component,
    ...moduleNames(route.context),
    ...moduleNames(route.modules),
    ...(route.props && plugin ? [propsModule(route, plugin)] : []),
  ]);
  return [...new Set(modules)].map((name) => simpleHash(name, 8));
}

function matchingRoutes(routes: readonly Route[], path: string): Route[] {
  for (const route of routes) {
    if (route.routes) {
      const inside = matchingRoutes(route.routes, path);
      if (inside.length > 0) return [route, ...inside];
    } else if (route.path === path) return [route];
  }
  return [];
}

function moduleNames(value: RouteModules[string] | RouteModules | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(moduleNames);
  if ('__import' in value && value.__import) {
    const { path, query } = value as { path: string; query?: Parameters<typeof stringify>[0] };
    return [query ? `${path}?${stringify(query)}` : path];
  }
  return Object.values(value as RouteModules).flatMap(moduleNames);
}

function propsModule(route: Route, { name, id }: PluginOfRoute): string {
  return `@generated/${name}/${id}/p/${docuHash(route.path, { hashExtra: route.component })}.json`;
}
