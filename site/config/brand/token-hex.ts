import { formatHex } from 'culori';
import type { RoleName } from './colour-roles.ts';

/** A colour in the one form that every program reads, e.g. "#1f4f8a" */
export function tokenHex(tokens: ReadonlyMap<string, string>, name: RoleName): string {
  const hex = formatHex(tokens.get(name));
  if (hex === undefined) throw new Error(`The tokens lack a colour for ${name}.`);
  return hex;
}
