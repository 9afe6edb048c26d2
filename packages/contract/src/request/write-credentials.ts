import type { Api, Operation, SecurityRequirement, SecurityScheme } from '../model.ts';
import { encodeCookieValue } from '../parameters/write-parameter.ts';
import { own } from '../plain-object.ts';
import type { Credential, Credentials } from './http-request.ts';

/** A value sent anywhere but in the path. */
export type Placed = { in: 'query' | 'header' | 'cookie'; name: string; value: string };

/** An empty field is not a key. */
function givenFor(credentials: Credentials, scheme: string): Credential | undefined {
  const given = own(credentials, scheme);
  if (typeof given !== 'object') return given || undefined;
  return given.username || given.password ? given : undefined;
}

/** The first alternative whose credentials are all given, or else the first one. */
export function chosenSecurity(
  { security }: Pick<Operation, 'security'>,
  credentials: Credentials,
): SecurityRequirement {
  const isGiven = (requirement: SecurityRequirement) =>
    requirement.length > 0 && requirement.every(({ scheme }) => givenFor(credentials, scheme));
  return security.find(isGiven) ?? security[0] ?? [];
}

function textOf(given: Credential): string {
  return typeof given === 'string' ? given : `${given.username}:${given.password}`;
}

function base64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  );
}

function authorization(scheme: SecurityScheme, given: Credential): string {
  if (scheme.type === 'basic') return `Basic ${base64(textOf(given))}`;
  return `${scheme.type === 'http' ? scheme.scheme : 'Bearer'} ${textOf(given)}`;
}

function placeCredential(scheme: SecurityScheme, given: Credential): Placed | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type !== 'apiKey') {
    return { in: 'header', name: 'Authorization', value: authorization(scheme, given) };
  }
  const value = scheme.in === 'cookie' ? encodeCookieValue(textOf(given)) : textOf(given);
  return { in: scheme.in, name: scheme.parameter, value };
}

/** The credentials that the operation requires, and no others. */
export function placeCredentials(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  operation: Pick<Operation, 'security'>,
  credentials: Credentials,
): Placed[] {
  return chosenSecurity(operation, credentials).flatMap(({ scheme: name }) => {
    const scheme = securitySchemes.find((one) => one.name === name);
    const given = givenFor(credentials, name);
    return (scheme && given !== undefined && placeCredential(scheme, given)) || [];
  });
}
