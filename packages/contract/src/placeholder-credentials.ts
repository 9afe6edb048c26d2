import type { Credential, Credentials } from './http-request.ts';
import type { Api, Operation, SecurityScheme } from './model.ts';

function placeholderOf({ type }: SecurityScheme): Credential {
  if (type === 'basic') return { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' };
  return type === 'apiKey' ? 'YOUR_API_KEY' : 'YOUR_TOKEN';
}

/** What samples show in place of the reader's own keys: those of the first way to be let in. */
export function placeholderCredentials(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  { security }: Pick<Operation, 'security'>,
): Credentials {
  const named = (security[0] ?? []).flatMap(({ scheme: name }) => {
    const scheme = securitySchemes.find((one) => one.name === name);
    return scheme ? [[name, placeholderOf(scheme)] as const] : [];
  });
  return Object.fromEntries(named);
}
