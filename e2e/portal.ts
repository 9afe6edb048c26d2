import { readPortal } from '@portal/portal/node';
import { portalFolder } from '@portal/sample';
import { buildDir, folders } from '../scripts/steps/paths.mjs';

export { buildDir as build, folders };

/** The portal under test, at the address that its build was made for. */
export const portal = await readPortal(folders.portal, process.env.PORTAL_URL);

/** Whether it is the portal on which the behaviour of the engine is shown. */
export const isSample = folders.portal === portalFolder;

/** Besides its own, from which pages may load: those of live services, pictures and downloads. */
export const declaredOrigins = new Set([
  ...portal.apis.flatMap(({ liveHost }) =>
    liveHost && !liveHost.startsWith(portal.siteUrl) ? [new URL(liveHost).origin] : [],
  ),
  ...(portal.hosts?.pictures ?? []),
  ...(portal.hosts?.downloads ?? []),
]);
