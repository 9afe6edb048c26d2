import type { Api, Operation } from '@portal/contract';

export function operationOf(id: string, tags: string[], rest: Partial<Operation> = {}): Operation {
  return {
    id,
    method: 'get',
    path: `/${id}`,
    basePath: '/v1',
    summary: `Get ${id}`,
    description: '',
    tags,
    deprecated: false,
    parameters: [],
    security: [],
    requestExamples: [],
    responses: [],
    links: [],
    callbacks: [],
    ...rest,
  };
}

export function apiOf(rest: Partial<Api>): Api {
  return {
    id: 'large',
    title: 'Large',
    version: '1',
    description: 'A large API.',
    basePath: '/v1',
    servers: [],
    listSyntax: 'plain',
    tags: [],
    tagGroups: [],
    operations: [],
    webhooks: [],
    securitySchemes: [],
    schemas: {},
    ...rest,
  };
}
