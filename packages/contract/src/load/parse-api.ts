import { parse } from 'yaml';
import type { Api } from '../model.ts';
import { asObject } from './json.ts';
import { withPathItems } from './methods.ts';
import { versionFault } from './read/description-version.ts';
import { expandAliases } from './read/expand-aliases.ts';
import { giveOperationIds } from './read/give-operation-ids.ts';
import { refersOutside } from './read/outside-references.ts';
import { toApi } from './to-model/to-api.ts';

/**
 * One description as the model, in a browser too. It is not checked like those of a site (`loadApis`), but one
 * that cannot be read throws an error that says what would be right.
 * @param given the text of a file, in YAML or JSON, or what it was parsed to
 */
export function parseApi(given: unknown, id: string): Api {
  const document = typeof given === 'string' ? parseText(given) : given;
  const fault = versionFault(document);
  if (fault !== undefined) throw new Error(fault);
  if (refersOutside(document)) {
    throw new Error(
      'It refers to other files, which a page cannot read. Make it one file, for example with npx @redocly/cli bundle.',
    );
  }
  return toApi(giveOperationIds(withPathItems(asObject(document)), digest).document, id);
}

function parseText(text: string): unknown {
  const body = text.replace(/^\uFEFF/, '');
  if (/^\s*\{/.test(body)) {
    try {
      return JSON.parse(body);
    } catch {
      // It may still be YAML, whose parser gives better errors.
    }
  }
  const options = { uniqueKeys: false, maxAliasCount: -1, merge: true, logLevel: 'error' } as const;
  return expandAliases(parse(body, options)).document;
}

/** FNV-1a: a browser has no digest that is ready at once. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
