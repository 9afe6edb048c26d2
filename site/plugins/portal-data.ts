import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { digest } from '@portal/freshness';
import { answeredEntryPoints, type Portal } from '@portal/portal';
import type { PortalFolders } from '../config/create-site-config';

type BundlerConfig = { experiments?: { cache?: { version?: string } } };

/** The portal's words for single pages, as data that only those pages load. */
export default function portalDataPlugin(
  { siteDir }: LoadContext,
  { portal, folders }: { portal: Portal; folders: PortalFolders },
): Plugin {
  const { home, apis, sandboxPage } = portal;
  const partial = (name: string): string => {
    const file = join(folders.portal, 'home', `_${name}.mdx`);
    return existsSync(file) ? file : join(siteDir, 'src/home/nothing.tsx');
  };
  return {
    name: 'portal-data',
    async contentLoaded({ actions: { createData } }) {
      const cards = apis.flatMap(({ id, label, guide, description, card }) =>
        card ? [{ id, label, guide, hasReference: description !== undefined, ...card }] : [],
      );
      await createData('home.json', { ...home, cards });
      await createData('sandbox.json', {
        ...sandboxPage,
        entryPoints: answeredEntryPoints(portal),
      });
      await createData(
        'pictures.json',
        apis.flatMap(({ workbench }) => workbench?.pictures ?? []),
      );
    },
    configureWebpack(config) {
      const { version } = (config as BundlerConfig).experiments?.cache ?? {};
      // The bundler keeps compiled pages, which contain names and addresses of the portal.
      const cache = { version: `${version}-${digest(JSON.stringify(portal))}` };
      return {
        ...(version !== undefined && { experiments: { cache } }),
        resolve: {
          alias: {
            '@home/request$': partial('request'),
            '@home/answer$': partial('answer'),
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
