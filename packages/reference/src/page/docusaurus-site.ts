import { folder, indexes, loaders, outlines } from '@reference/apis';
import { extras } from '@reference/extras';
import { transportsFor } from '@reference/transports';
import { createPageData } from './page-data.ts';
import type { ReferenceSite } from './reference-site.ts';

/** The Docusaurus site that the plugin is part of. */
export const docusaurusSite: ReferenceSite = {
  data: createPageData({
    loadIds: async () => [...new Set(Object.keys(loaders).map((key) => key.split('/')[0] ?? key))],
    loadEntry: async (key) => {
      const load = loaders[key];
      if (!load) throw new Error(`There is no page called ${key}.`);
      return load();
    },
    loadIndex: async (apiId) => indexes[apiId]?.(),
    loadOutline: async (apiId) => outlines[apiId]?.(),
  }),
  ...{ extras, transportsFor, folder },
  linkTo: (id) => `${location.origin}${location.pathname}#${encodeURIComponent(id)}`,
  addressOf: (permalink) => permalink,
};
