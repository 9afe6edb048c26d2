type Runtime = { process?: { getBuiltinModule?: (name: string) => unknown } };

/**
 * A module of Node, e.g. "node:fs"; undefined in a browser. It is loaded by name at run time, since
 * an `import` of it would stop bundlers for the browser.
 */
export function nodeModule<Module>(name: string): Module | undefined {
  const { process } = globalThis as Runtime;
  return process?.getBuiltinModule?.(name) as Module | undefined;
}
