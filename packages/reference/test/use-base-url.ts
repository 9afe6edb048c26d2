import { createContext, useContext } from 'react';

/** Where a test's site is on its host; at the root unless a test sets another. */
export const BaseUrl = createContext('/');

/** Replaces Docusaurus's hook. */
export default function useBaseUrl(path = ''): string {
  const base = useContext(BaseUrl);
  return path.startsWith('/') ? base + path.slice(1) : path;
}
