import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import referencePlugin, { type ReferenceContent } from '@portal/reference/plugin';
import { referenceOptions } from '../config/apis/reference';
import { ownPages } from '../config/navigation/own-pages';
import type { PortalFolders } from '../config/portal-folders';

/** The reference of the portal's APIs. */
export default async function siteReferencePlugin(
  context: LoadContext,
  { portal, folders }: { portal: Portal; folders: PortalFolders },
): Promise<Plugin<ReferenceContent>> {
  const hasPage = await ownPages(portal, folders);
  return referencePlugin(context, { ...referenceOptions(portal), hasPage });
}
