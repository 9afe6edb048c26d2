import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../../model.ts';
import { asList, asObject, asText, asTexts, type Json, optional, resolve } from '../json.ts';

function toFlow([name, given]: [string, unknown]): OAuthFlow {
  const { authorizationUrl, tokenUrl, refreshUrl, scopes } = asObject(given);
  const texts = Object.entries(asObject(scopes)).map(([scope, text]) => [scope, asText(text)]);
  return {
    name,
    ...optional('authorizationUrl', asText(authorizationUrl)),
    ...optional('tokenUrl', asText(tokenUrl)),
    ...optional('refreshUrl', asText(refreshUrl)),
    scopes: Object.fromEntries(texts),
  };
}

const keyPlaces = ['query', 'header', 'cookie'] as const;

function toHttpScheme(scheme: string, format: unknown) {
  const name = scheme.toLowerCase();
  if (name === 'basic') return { type: 'basic' } as const;
  if (name !== 'bearer') return { type: 'http', scheme } as const;
  return { type: 'bearer', ...optional('format', asText(format)) } as const;
}

/** Undefined for an unusable scheme. */
function toSecurityScheme(name: string, raw: Json): SecurityScheme | undefined {
  const texts = { name, description: asText(raw.description) };
  switch (raw.type) {
    case 'apiKey': {
      const place = keyPlaces.find((one) => one === raw.in);
      const parameter = asText(raw.name);
      if (place === undefined || parameter === '') return undefined;
      return { ...texts, type: 'apiKey', in: place, parameter };
    }
    case 'http': {
      const scheme = asText(raw.scheme);
      return scheme === '' ? undefined : { ...texts, ...toHttpScheme(scheme, raw.bearerFormat) };
    }
    case 'oauth2':
      return { ...texts, type: 'oauth2', flows: Object.entries(asObject(raw.flows)).map(toFlow) };
    case 'openIdConnect':
      return { ...texts, type: 'openIdConnect', url: asText(raw.openIdConnectUrl) };
    case 'mutualTLS':
      return { ...texts, type: 'mutualTLS' };
    default:
      return undefined;
  }
}

export function toSecuritySchemes(document: unknown): SecurityScheme[] {
  const schemes = asObject(asObject(asObject(document).components).securitySchemes);
  return Object.entries(schemes).flatMap(
    ([name, given]) => toSecurityScheme(name, resolve(document, given)) ?? [],
  );
}

/** `[{ key: [] }, {}]`: with a key, or without any credentials. */
export function toSecurity(given: unknown): SecurityRequirement[] {
  return asList(given).map((one) =>
    Object.entries(asObject(one)).map(([scheme, scopes]) => ({ scheme, scopes: asTexts(scopes) })),
  );
}
