import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { digest } from '@portal/freshness';
import { answeredEntryPoints, type Portal } from '@portal/portal';
import { planLiveRequest } from '../config/apis/plan-live-request';
import { planOpening } from '../config/apis/plan-opening';
import { type Glossary, readGlossary } from '../config/guides/read-glossary';
import type { PortalFolders } from '../config/portal-folders';
import { loadedContent } from './loaded-content';

type BundlerConfig = { experiments?: { cache?: { version?: string } } };

/** The portal's texts for single pages, as data that only those pages load. */
export default function portalDataPlugin(
  { siteDir }: LoadContext,
  { portal, folders }: { portal: Portal; folders: PortalFolders },
): Plugin<Glossary | undefined> {
  const { home, apis, sandboxPage } = portal;
  const partial = (name: string): string => {
    const file = join(folders.portal, 'home', `_${name}.mdx`);
    return existsSync(file) ? file : join(siteDir, 'src/home/nothing.tsx');
  };
  return {
    name: 'portal-data',
    loadContent: () => readGlossary(portal, join(folders.portal, 'docs')),
    async contentLoaded({ actions: { createData } }) {
      const cards = apis.flatMap(({ id, label, guide, description, card }) =>
        card ? [{ id, label, guide, hasReference: description !== undefined, ...card }] : [],
      );
      const { live: _, ...words } = home;
      await createData('home.json', words);
      await createData('cards.json', cards);
      await createData('sandbox.json', {
        ...sandboxPage,
        entryPoints: answeredEntryPoints(portal),
      });
      await createData(
        'pictures.json',
        apis.flatMap(({ workbench }) => workbench?.pictures ?? []),
      );
    },
    // The descriptions are read by another plugin.
    async allContentLoaded({ allContent, actions }) {
      const { reference } = loadedContent(allContent);
      await actions.createData(
        'live.json',
        JSON.stringify(planLiveRequest(portal, reference.apis) ?? null),
      );
      await actions.createData(
        'opening.json',
        JSON.stringify(planOpening(portal, reference.apis) ?? null),
      );
    },
    configureWebpack(config, _isServer, _utils, glossary) {
      const { version } = (config as BundlerConfig).experiments?.cache ?? {};
      // The bundler caches compiled pages, which contain names and addresses of the portal, and links
      // to the terms of its glossary.
      const cache = { version: `${version}-${digest(JSON.stringify([portal, glossary]))}` };
      return {
        ...(version !== undefined && { experiments: { cache } }),
        resolve: {
          alias: {
            '@home/request$': partial('request'),
            '@home/answer$': partial('answer'),
          },
        },
      } as ReturnType<NonNullable<Plugin<Glossary | undefined>['configureWebpack']>>;
    },
  };
}
