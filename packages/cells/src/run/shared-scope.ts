export type Scope = Record<string, unknown>;

/** What the cells of one tutorial have declared so far. */
export type SharedScope = {
  steps: Scope;
  /**
   * For one exercise: reads the variables of the steps, and keeps what its solutions declare or
   * assign to itself, so that no later step sees it.
   */
  ofExercise(exercise: number): Scope;
  declare(names: readonly string[]): void;
  has(name: string): boolean;
};

export function createSharedScope(globals: Scope): SharedScope {
  const declared = new Set(Object.keys(globals));
  const steps: Scope = Object.create(unknownNames(declared));
  Object.assign(steps, globals);
  const exercises = new Map<number, Scope>();

  return {
    steps,
    ofExercise(exercise) {
      const scope: Scope = exercises.get(exercise) ?? Object.create(steps);
      exercises.set(exercise, scope);
      return scope;
    },
    declare(names) {
      for (const name of names) declared.add(name);
    },
    has: (name) => declared.has(name),
  };
}

/** Backs a scope, and is consulted only for what that does not have. */
function unknownNames(declared: ReadonlySet<string>): object {
  return new Proxy(Object.create(null), {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      if (name in globalThis) return Reflect.get(globalThis, name);
      throw new ReferenceError(`${name} is not defined`);
    },
    set(_target, name, value, receiver) {
      if (!declared.has(String(name))) {
        throw new ReferenceError(`${String(name)} is not declared`);
      }
      return Reflect.defineProperty(receiver, name, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}
