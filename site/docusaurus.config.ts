import { chosenPortal, portalFolders } from '@portal/portal/folders';
import { readPortal } from '@portal/portal/node';
import { createSiteConfig } from './config/create-site-config';

export default async function siteConfig() {
  const folders = portalFolders(chosenPortal());
  return createSiteConfig(await readPortal(folders.portal, process.env.PORTAL_URL), folders);
}
