import type { Schemas } from '../model/schema/resolve-schema.ts';

/** The names of all schemas mentioned anywhere in a value, without following them. */
function mentionedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') found.add(inner);
    else if (key === 'mapping') for (const name of Object.values(inner ?? {})) found.add(`${name}`);
    mentionedIn(inner, found);
  }
  return found;
}

/** The schemas that a value needs, directly or indirectly, in the order of the description. */
export function schemaReacher(schemas: Schemas): (value: unknown) => Schemas {
  const direct = new Map<string, Set<string>>();
  const mentionedBy = (name: string) => {
    const known = direct.get(name) ?? mentionedIn(schemas[name]);
    direct.set(name, known);
    return known;
  };
  return (value) => {
    const reached = new Set<string>();
    const waiting = [...mentionedIn(value)];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (reached.has(name) || !Object.hasOwn(schemas, name)) continue;
      reached.add(name);
      waiting.push(...mentionedBy(name));
    }
    return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
  };
}
