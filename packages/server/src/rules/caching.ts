export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
  never: 'no-store',
} as const;

/** Folders whose files, or whose own names, change with their content. */
export const immutableFolders = ['assets', 'pyodide', 'sandbox-data', 'search-data'] as const;
