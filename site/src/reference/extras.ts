import type { ComponentType } from 'react';

/** What this site adds to the reference page of an API. Loaded when a reader opens it. */
export const extras: Record<string, () => Promise<ComponentType>> = {
  iiif: async () => (await import('./picture-workbench')).PictureWorkbench,
};
