import { readPortal } from '@portal/portal/node';
import { folders } from '../scripts/bootstrap/paths.mjs';
import { isSample as chosenIsSample } from '../scripts/portal/is-sample.ts';

export { folders };
/** Its built site */
export const build = folders.site;

/** The portal under test, at the address that its build was made for. */
export const portal = await readPortal(folders.portal, process.env.PORTAL_URL);

/** Whether it is the portal that demonstrates the engine's behaviour. */
export const isSample = chosenIsSample();

/**
 * Origins besides its own from which pages may load: those of live services, pictures and
 * downloads.
 */
export const declaredOrigins = new Set([
  ...portal.apis.flatMap(({ liveHost, isHere }) =>
    liveHost && !isHere ? [new URL(liveHost).origin] : [],
  ),
  ...(portal.hosts?.pictures ?? []),
  ...(portal.hosts?.downloads ?? []),
]);
