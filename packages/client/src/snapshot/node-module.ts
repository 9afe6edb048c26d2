type Runtime = { process?: { getBuiltinModule?: (name: string) => unknown } };

/**
 * A module of Node, e.g. "node:fs"; undefined in a browser. It is loaded by name at run time, because an
 * `import` would break bundling for the browser.
 */
export function nodeModule<Module>(name: string): Module | undefined {
  const { process } = globalThis as Runtime;
  return process?.getBuiltinModule?.(name) as Module | undefined;
}
