import type { Parameter } from '../model.ts';

export type Unkeyed = Omit<Parameter, 'key'>;

/** Whoever comes first here has the name for its key. */
const places: readonly Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** Gives each parameter a key of its own, which does not depend on the order they are written in. */
export function withKeys(parameters: readonly Unkeyed[]): Parameter[] {
  const taken = new Set<string>();
  const keys = new Map<Unkeyed, string>();
  for (const place of places) {
    for (const parameter of parameters) {
      if (parameter.in !== place) continue;
      let key = parameter.name;
      while (taken.has(key)) key = `${key} (${place})`;
      taken.add(key);
      keys.set(parameter, key);
    }
  }
  return parameters.map((parameter) => ({ key: keys.get(parameter) ?? '', ...parameter }));
}
