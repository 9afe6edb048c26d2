import type { Api, OAuthFlow, Operation, SecurityScheme } from '@portal/contract';
import { schemeAnchor } from './stable-ids.ts';

/** A sentence in which `{ code }` is shown as code. */
export type Words = readonly (string | { code: string })[];

export type NeededScheme = {
  name: string;
  /** Where the page describes it; undefined for a scheme that the description lacks. */
  id?: string;
  scopes: string[];
};

const keyPlaces = { query: 'the query parameter ', header: 'the header ', cookie: 'the cookie ' };

/** What a client sends, e.g. `An API key in the header X-Key`. */
export function schemeInWords(scheme: SecurityScheme): Words {
  const header = { code: 'Authorization' };
  switch (scheme.type) {
    case 'apiKey':
      return [`An API key in ${keyPlaces[scheme.in]}`, { code: scheme.parameter }];
    case 'basic':
      return ['A user name and password (HTTP Basic) in the header ', header];
    case 'bearer': {
      const format = scheme.format === undefined ? '' : ` (${scheme.format})`;
      return [`A bearer token${format} in the header `, header];
    }
    case 'http':
      return [`HTTP authentication of the scheme ${scheme.scheme} in the header `, header];
    case 'oauth2':
      return ['An OAuth 2.0 access token in the header ', header];
    case 'openIdConnect':
      return ['An access token from OpenID Connect in the header ', header];
    case 'mutualTLS':
      return ['A client certificate (mutual TLS)'];
  }
}

const flowNames: Record<string, string> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorisation',
  implicit: 'Implicit',
  password: 'Password',
};

/** `authorizationCode` -> `Authorization code` */
export function flowTitle({ name }: OAuthFlow): string {
  return Object.hasOwn(flowNames, name) ? (flowNames[name] ?? name) : name;
}

/** What a flow needs: where to send people, where to get a token, and where to renew it. */
export function flowAddresses(flow: OAuthFlow): { label: string; url: string }[] {
  const { authorizationUrl, tokenUrl, refreshUrl } = flow;
  const all = [
    { label: 'Authorisation', url: authorizationUrl },
    { label: 'Token', url: tokenUrl },
    { label: 'Refresh', url: refreshUrl },
  ];
  return all.flatMap(({ label, url }) => (url === undefined ? [] : [{ label, url }]));
}

/**
 * The ways to authenticate, of which one is enough; an empty one needs nothing. Undefined if the
 * API has no keys, since then there is nothing to explain.
 */
export function describeSecurity(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  { security }: Pick<Operation, 'security'>,
): NeededScheme[][] | undefined {
  if (securitySchemes.length === 0 && security.length === 0) return undefined;
  const known = new Set(securitySchemes.map(({ name }) => name));
  const ways = security.map((way) =>
    way.map(({ scheme, scopes }) => ({
      name: scheme,
      ...(known.has(scheme) ? { id: schemeAnchor(scheme) } : {}),
      scopes,
    })),
  );
  return ways.length === 0 ? [[]] : ways;
}
