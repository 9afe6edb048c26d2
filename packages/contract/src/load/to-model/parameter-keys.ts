import type { Parameter } from '../../model.ts';

export type Unkeyed = Omit<Parameter, 'key'>;

/** The first of these to use a name has it as its key. */
const places: readonly Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** Gives each parameter a unique key that does not depend on the order of the description. */
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
