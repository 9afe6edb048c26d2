import type * as Client from '@portal/client';
import type * as Museum from '@portal/client/museum';
import type { CellModule, ModuleList } from '../modules.ts';
import type { RunnerFetch } from './cell-fetch.ts';
import type { Hosts } from './hosts.ts';

/** @param wanted the names to import; from a call, its options instead, such as the type of the module */
export type ImportModule = (name: unknown, wanted?: unknown) => Promise<CellModule>;

export type ImportOptions = {
  modules: ModuleList;
  fetch: RunnerFetch;
  hosts: Hosts;
};

/** What `import` means in a cell: a module of the list, or an error that lists them. */
export function createImport(options: ImportOptions): ImportModule {
  return async (name, wanted) => {
    const module = await load(String(name), options);
    const names: string[] = Array.isArray(wanted) ? wanted : [];
    const missing = names.find((one) => !(one in module));
    if (missing !== undefined) {
      throw new Error(
        missing === 'default'
          ? `"${name}" has no default export. Write: import * as name from '${name}'`
          : `"${name}" has no ${missing}. Is it spelt right?`,
      );
    }
    return module;
  };
}

async function load(name: string, options: ImportOptions): Promise<CellModule> {
  const { modules } = options;
  const loader = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!loader) {
    const list = Object.keys(modules).join(', ');
    throw new Error(`There is no module "${name}" here. A cell can import: ${list}.`);
  }
  const module = await loader();
  if (name === '@portal/client') return ownClient(module as typeof Client, options);
  if (name === '@portal/client/museum') return ownMuseum(module as typeof Museum, options);
  return module;
}

/** The client itself, whose requests go where the runner sends them. */
function ownClient(client: typeof Client, { fetch }: ImportOptions): CellModule {
  const createClient: typeof Client.createClient = (options) =>
    client.createClient({ fetch, ...options });
  const readSnapshot: typeof Client.readSnapshot = (source, options) =>
    client.readSnapshot(source, { fetch, ...options });
  return { ...client, createClient, readSnapshot };
}

function ownMuseum(museum: typeof Museum, options: ImportOptions): CellModule {
  const { fetch, hosts } = options;
  const datasets =
    hosts.datasets === undefined ? {} : { datasetsUrl: `${hosts.datasets}/datasets` };
  const createClient: typeof Museum.createClient = (api, given) =>
    museum.createClient(api, { fetch, ...datasets, ...given });
  const readSnapshot: typeof Museum.readSnapshot = (source, given) =>
    museum.readSnapshot(source, { fetch, ...given });
  return { ...museum, createClient, readSnapshot };
}
