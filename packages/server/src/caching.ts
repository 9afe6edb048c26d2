export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
  never: 'no-store',
} as const;

/** Folders whose files change their names, or their folder's, with their content. */
export const immutableFolders = ['assets', 'sandbox-data', 'search-data'] as const;
