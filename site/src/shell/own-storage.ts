type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage as one site uses it: sites below other paths of the same host share the
 * storage, but not the names.
 * @throws if the browser allows none: with some privacy settings, even reading the property does
 */
export function ownStorage(basePath: string, shared: Texts = window.localStorage): Texts {
  const own = (name: string) => (basePath === '/' ? name : `${name} ${basePath}`);
  return {
    getItem: (name) => shared.getItem(own(name)),
    setItem: (name, text) => shared.setItem(own(name), text),
    removeItem: (name) => shared.removeItem(own(name)),
  };
}
