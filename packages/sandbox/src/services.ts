import type { Api } from '@portal/contract';

/** The sandbox's services. A portal chooses one for an API: `sandbox: 'catalogue'`. */
export const sandboxServices = ['catalogue', 'content', 'iiif', 'text', 'datasets'] as const;

export type SandboxService = (typeof sandboxServices)[number];

/** Where a site has its sandbox: `/developers/` -> `/developers/sandbox`. */
export function sandboxBelow(site: string): string {
  return `${site.replace(/\/$/, '')}/sandbox`;
}

/** The inverse: `/developers/sandbox` -> `/developers`. */
export function siteAbove(mount: string): string {
  return mount.replace(/\/sandbox$/, '');
}

/** Instead of a service: the handlers in the portal's own file `sandbox.ts`. */
export const ownHandlers = 'own';

/** Which service answers for an API, by the API's id, e.g. `{ records: 'catalogue' }`. */
export type ServiceByApi = Readonly<Record<string, SandboxService>>;

function isService(name: string): name is SandboxService {
  return sandboxServices.some((service) => service === name);
}

/** Each API gets the service of the same name. No API describes the data sets: they belong to the catalogue. */
export function servicesByName(apis: readonly Pick<Api, 'id'>[]): ServiceByApi {
  const named = apis.flatMap(({ id }) => (isService(id) ? [[id, id] as const] : []));
  const hasCatalogue = named.some(([id]) => id === 'catalogue');
  return Object.fromEntries(hasCatalogue ? [...named, ['datasets', 'datasets']] : named);
}

/** The APIs that each service answers for. Throws with every invalid choice. */
export function apisByService(
  apis: readonly Api[],
  services: ServiceByApi,
): ReadonlyMap<SandboxService, readonly Api[]> {
  const chosen = new Map<SandboxService, Api[]>();
  const problems: string[] = [];
  for (const [id, service] of Object.entries(services)) {
    const api = apis.find((one) => one.id === id);
    if (!isService(service)) {
      const right = sandboxServices.join(', ');
      problems.push(`${service} is not a service of the sandbox. Its services are ${right}.`);
    } else if (!api && service !== 'datasets') {
      const right = apis.map((one) => one.id).join(', ');
      problems.push(`There is no API ${id} for the service ${service}. The APIs are ${right}.`);
    } else {
      chosen.set(service, [...(chosen.get(service) ?? []), ...(api ? [api] : [])]);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return chosen;
}
