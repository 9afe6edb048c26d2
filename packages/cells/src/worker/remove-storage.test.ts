import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { removeStorage } from './remove-storage.ts';

/** As in a browser: getters on the prototypes of the scope and of its navigator. */
function workerScope(extra = '') {
  return runInNewContext(`
    class WorkerNavigator {
      get storage() { return 'files'; }
      get storageBuckets() { return 'buckets'; }
      get language() { return 'en'; }
    }
    class WorkerGlobalScope {
      navigator = new WorkerNavigator();
      get caches() { return 'caches'; }
      get indexedDB() { return 'databases'; }
      get location() { return 'here'; }
    }
    class DedicatedWorkerGlobalScope extends WorkerGlobalScope {
      webkitRequestFileSystem() { return 'files'; }
    }
    const scope = new DedicatedWorkerGlobalScope();
    for (const name of ['BroadcastChannel', 'Worker']) {
      Object.defineProperty(scope, name, { value: class {}, configurable: true, writable: true });
    }
    ${extra}
    scope;
  `);
}

/** Every name on an object and its prototypes, which is all that code can ask for. */
function namesOn(object: object | null): string[] {
  return object === null
    ? []
    : [...Object.getOwnPropertyNames(object), ...namesOn(Object.getPrototypeOf(object))];
}

it('leaves no way to what is kept for the origin, and everything else', () => {
  const scope = workerScope();
  removeStorage(scope);
  const names = [...namesOn(scope), ...namesOn(scope.navigator)];
  expect(
    names.filter((name) => /caches|indexedDB|FileSystem|storage|Channel|Worker$/i.test(name)),
  ).toEqual([]);
  expect([scope.location, scope.navigator.language]).toEqual(['here', 'en']);
  removeStorage(scope);
});

it('refuses a browser that does not let go of it', () => {
  const scope = workerScope("Object.defineProperty(scope, 'indexedDB', { value: 'databases' });");
  expect(() => removeStorage(scope)).toThrow('indexedDB cannot be taken from code in cells.');
});
