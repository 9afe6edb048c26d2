import type { Api, Operation, SecurityScheme } from '../model.ts';
import type { Credential, Credentials } from './http-request.ts';
import { chosenSecurity } from './write-credentials.ts';

function placeholderOf({ type }: SecurityScheme): Credential {
  if (type === 'basic') return { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' };
  return type === 'apiKey' ? 'YOUR_API_KEY' : 'YOUR_TOKEN';
}

/**
 * What samples show instead of keys: placeholders for the authentication that the reader has filled in,
 * or else for the first one.
 */
export function placeholderCredentials(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  operation: Pick<Operation, 'security'>,
  given: Credentials = {},
): Credentials {
  const named = chosenSecurity(operation, given).flatMap(({ scheme: name }) => {
    const scheme = securitySchemes.find((one) => one.name === name);
    return scheme ? [[name, placeholderOf(scheme)] as const] : [];
  });
  return Object.fromEntries(named);
}
