import type {
  Api,
  Credential,
  Credentials,
  Operation,
  SecurityRequirement,
  SecurityScheme,
} from '@portal/contract';
import { readCookies } from '@portal/contract';

type Sent = { url: URL; headers: Headers };

/** What follows the name of a scheme, which is case-insensitive. */
function authorization({ headers }: Sent, scheme: string): string | undefined {
  const [name = '', ...rest] = (headers.get('Authorization') ?? '').split(/\s+/);
  return name.toLowerCase() === scheme.toLowerCase() ? rest.join(' ') : undefined;
}

function basic(sent: Sent): Credential | undefined {
  try {
    const bytes = Uint8Array.from(atob(authorization(sent, 'Basic') ?? ''), (one) =>
      one.charCodeAt(0),
    );
    const [, username, password] = /^([^:]+):(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return username === undefined || password === undefined ? undefined : { username, password };
  } catch {
    // Not base64, so treated as missing.
    return undefined;
  }
}

function readCredential(scheme: SecurityScheme, sent: Sent): Credential | undefined {
  switch (scheme.type) {
    case 'apiKey': {
      const { in: place, parameter } = scheme;
      if (place === 'query') return sent.url.searchParams.get(parameter) ?? undefined;
      if (place === 'header') return sent.headers.get(parameter) ?? undefined;
      return readCookies(sent.headers.get('Cookie')).get(parameter);
    }
    case 'basic':
      return basic(sent);
    case 'http':
      return authorization(sent, scheme.scheme);
    case 'mutualTLS':
      // A sandbox sees no certificates, so it cannot ask for one.
      return 'certificate';
    default:
      return authorization(sent, 'Bearer');
  }
}

/** The keys and tokens of a request, by scheme name. Empty ones are left out. */
export function readCredentials({ securitySchemes }: Api, sent: Sent): Credentials {
  const read = securitySchemes.flatMap((scheme) => {
    const credential = readCredential(scheme, sent);
    return credential ? [[scheme.name, credential] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Whether all credentials of one of the alternatives are given. */
export function isLetIn({ security }: Pick<Operation, 'security'>, given: Credentials): boolean {
  const isMet = (requirement: SecurityRequirement) =>
    requirement.every(({ scheme }) => Object.hasOwn(given, scheme));
  return security.length === 0 || security.some(isMet);
}

/** Whether none of the credentials that an operation can use is given. */
export function isAnonymous({ security }: Operation, given: Credentials): boolean {
  return !security.flat().some(({ scheme }) => Object.hasOwn(given, scheme));
}

/** The challenge of a 401 answer: how to authenticate. */
export function challenge({ securitySchemes }: Api, { security }: Operation): string {
  const names = new Set(security.flat().map(({ scheme }) => scheme));
  const words = securitySchemes
    .filter(({ name, type }) => names.has(name) && type !== 'mutualTLS')
    .map((scheme) => {
      if (scheme.type === 'basic') return 'Basic';
      if (scheme.type === 'http') return scheme.scheme;
      return scheme.type === 'apiKey' ? `ApiKey name="${scheme.parameter}"` : 'Bearer';
    });
  return [...new Set(words)].join(', ');
}
