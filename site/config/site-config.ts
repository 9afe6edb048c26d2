import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPortal, portalFolders } from '@portal/portal/folders';
import { readPortal } from '@portal/portal/node';
import { logoAspect } from '../pictures/check-logo';
import { createSiteConfig } from './create-site-config';
import { logoHeight } from './navigation/navbar';
import { runsPython } from './tutorials/recorded-tutorials';

export default async function siteConfig() {
  const folders = portalFolders(chosenPortal());
  const portal = await readPortal(folders.portal, process.env.PORTAL_URL);
  const logo = readFileSync(join(folders.portal, portal.brand.logo), 'utf8');
  // The brand plugin reports a logo that has no size.
  const logoWidth = Math.round(logoHeight * (logoAspect(logo) ?? 1));
  // A preview may get its first cell in Python while it runs.
  const isPreview = process.env.NODE_ENV === 'development';
  const hasPython = isPreview || (await runsPython(folders.build));
  return createSiteConfig(portal, folders, { logoWidth, hasPython, isPreview });
}
