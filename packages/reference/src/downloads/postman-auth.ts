import { type Api, chosenSecurity, type Operation, type SecurityScheme } from '@portal/contract';

export type KeyValue = { key: string; value: string };

/** How Postman authenticates, e.g. `{ type: 'bearer', bearer: [{ key: 'token', … }] }`. */
export type PostmanAuth = { type: string; [type: string]: string | KeyValue[] };

/**
 * How a request authenticates: Postman supports one scheme natively; the rest are headers and
 * queries.
 */
export type Admission = { auth?: PostmanAuth; header: KeyValue[]; query: KeyValue[] };

function variableName(name: string, part = ''): string {
  return `${name}${part}`.replace(/\W+/g, '_');
}

function reference(name: string, part?: string): string {
  return `{{${variableName(name, part)}}}`;
}

/** The variables that a reader fills in. Empty, since a collection is shared. */
export function authVariables({ securitySchemes }: Api): KeyValue[] {
  return securitySchemes.flatMap(({ name, type }) => {
    const parts = type === 'basic' ? ['_username', '_password'] : type === 'mutualTLS' ? [] : [''];
    return parts.map((part) => ({ key: variableName(name, part), value: '' }));
  });
}

function authOf(scheme: SecurityScheme): PostmanAuth | undefined {
  const { name, type } = scheme;
  switch (type) {
    case 'apiKey':
      if (scheme.in === 'cookie') return undefined;
      return {
        type: 'apikey',
        apikey: [
          { key: 'key', value: scheme.parameter },
          { key: 'value', value: reference(name) },
          { key: 'in', value: scheme.in },
        ],
      };
    case 'basic':
      return {
        type: 'basic',
        basic: [
          { key: 'username', value: reference(name, '_username') },
          { key: 'password', value: reference(name, '_password') },
        ],
      };
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return { type: 'bearer', bearer: [{ key: 'token', value: reference(name) }] };
    default:
      return undefined;
  }
}

function besides(scheme: SecurityScheme): Omit<Admission, 'auth'> {
  const value = reference(scheme.name);
  if (scheme.type === 'mutualTLS') return { header: [], query: [] };
  if (scheme.type !== 'apiKey') {
    const word = scheme.type === 'http' ? scheme.scheme : 'Bearer';
    return { header: [{ key: 'Authorization', value: `${word} ${value}` }], query: [] };
  }
  if (scheme.in === 'query') return { header: [], query: [{ key: scheme.parameter, value }] };
  return scheme.in === 'header'
    ? { header: [{ key: scheme.parameter, value }], query: [] }
    : { header: [{ key: 'Cookie', value: `${scheme.parameter}=${value}` }], query: [] };
}

export function admissionOf(api: Api, operation: Operation): Admission {
  const schemes = chosenSecurity(operation, {}).flatMap(
    ({ scheme }) => api.securitySchemes.find(({ name }) => name === scheme) ?? [],
  );
  const main = schemes.find((scheme) => authOf(scheme) !== undefined);
  const auth = main && authOf(main);
  const others = schemes.filter((scheme) => scheme !== main).map(besides);
  return {
    ...(auth && { auth }),
    header: others.flatMap(({ header }) => header),
    query: others.flatMap(({ query }) => query),
  };
}
