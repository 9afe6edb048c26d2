/** What keeps data for the whole origin, or reaches its other pages and workers. */
const ofScope = [
  ...['caches', 'cookieStore', 'indexedDB', 'mozIndexedDB', 'webkitIndexedDB'],
  ...['webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
  ...['webkitResolveLocalFileSystemURL', 'webkitResolveLocalFileSystemSyncURL'],
  // Another worker would have all of these again.
  ...['BroadcastChannel', 'SharedWorker', 'Worker'],
];

const ofNavigator = [
  ...['locks', 'serviceWorker', 'storage', 'storageBuckets'],
  ...['webkitPersistentStorage', 'webkitTemporaryStorage'],
];

/**
 * Takes the origin's storage from a worker for good, before it runs code that a reader has typed: the
 * site's service worker and settings are kept there. These are getters of prototypes, and there is no other
 * way to what they return. Throws rather than leave one.
 */
export function removeStorage(scope: object & { navigator?: object }): void {
  remove(scope, ofScope);
  if (scope.navigator) remove(scope.navigator, ofNavigator);
}

function remove(object: object, names: readonly string[]): void {
  for (let holder: object | null = object; holder; holder = Object.getPrototypeOf(holder)) {
    for (const name of names) {
      if (Reflect.deleteProperty(holder, name)) continue;
      throw new Error(`${name} cannot be taken from code in cells.`);
    }
  }
}
