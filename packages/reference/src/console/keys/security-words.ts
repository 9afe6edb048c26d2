import type {
  Api,
  Credential,
  Credentials,
  Operation,
  SecurityRequirement,
  SecurityScheme,
} from '@portal/contract';

/** What a scheme asks for, as it reads in a sentence: `an API key`. */
export function schemeNoun(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return 'an API key';
    case 'basic':
      return 'a user name and a password';
    case 'bearer':
      return 'a bearer token';
    case 'http':
      return `credentials of the scheme ${scheme.scheme}`;
    case 'oauth2':
      return 'an OAuth 2 access token';
    case 'openIdConnect':
      return 'an OpenID Connect access token';
    case 'mutualTLS':
      return 'a client certificate';
  }
}

/**
 * The schemes of one way to authenticate; names that the description does not explain are left out.
 */
export function schemesOf(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  requirement: SecurityRequirement,
): SecurityScheme[] {
  return requirement.flatMap(
    ({ scheme }) => securitySchemes.find(({ name }) => name === scheme) ?? [],
  );
}

/** `an API key and a bearer token`; `` if nothing is needed. */
export function requirementWords(
  api: Pick<Api, 'securitySchemes'>,
  requirement: SecurityRequirement,
) {
  return schemesOf(api, requirement).map(schemeNoun).join(' and ');
}

/** Only these can be filled in here: no page can set the others on a request to another host. */
export function canBeGiven(scheme: SecurityScheme): boolean {
  return scheme.type !== 'mutualTLS' && !(scheme.type === 'apiKey' && scheme.in === 'cookie');
}

function isGiven(credential: Credential | undefined): boolean {
  return typeof credential === 'object' ? credential.username !== '' : Boolean(credential);
}

/** What the reader has yet to give, e.g. `This operation needs an API key.` */
export function missingWords(
  api: Pick<Api, 'securitySchemes'>,
  requirement: SecurityRequirement,
  credentials: Credentials,
): string | undefined {
  const missing = schemesOf(api, requirement).filter(
    (scheme) => canBeGiven(scheme) && !isGiven(credentials[scheme.name]),
  );
  return missing.length === 0
    ? undefined
    : `This operation needs ${missing.map(schemeNoun).join(' and ')}.`;
}

/** What a reader should know before Send. */
export function needsWords(
  api: Pick<Api, 'securitySchemes'>,
  { security }: Pick<Operation, 'security'>,
) {
  const ways = [
    ...new Set(
      security.filter(({ length }) => length > 0).map((one) => requirementWords(api, one)),
    ),
  ];
  const words = ways.filter((one) => one !== '').join(', or ');
  if (words === '') return 'This operation needs a key that the description does not explain.';
  const isOptional = security.some(({ length }) => length === 0);
  return isOptional
    ? `This operation takes ${words}. It also answers without.`
    : `This operation needs ${words}.`;
}
