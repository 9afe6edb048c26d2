import { asObject, asText } from '../json.ts';

export type Versioned = { openapi?: unknown; swagger?: unknown };

/** Why a parsed file cannot be read as an OpenAPI description; undefined if it can. */
export function versionFault(document: unknown): string | undefined {
  const { openapi, swagger } = asObject(document) as Versioned;
  // Without quotes, YAML reads 3.0 as the number 3.
  const version = asText(openapi);
  if (/^3(\.[012]\b|$)/.test(version)) return undefined;
  if (version !== '') return `OpenAPI ${version} cannot be read. Write it as OpenAPI 3.0 or 3.1.`;
  if (swagger !== undefined) {
    return `This is Swagger ${asText(swagger)}, which cannot be read. Convert it to OpenAPI 3.0 or 3.1, for example with npx swagger2openapi.`;
  }
  return 'This is not an OpenAPI description. Start it with its version, such as openapi: 3.1.1.';
}
