// @ts-check
import { join } from 'node:path';
import {
  chosenPortal,
  findPortals,
  portalFolders,
  root,
  takePortal,
} from '../../packages/portal/src/folders.mjs';

export { root };

export const portals = findPortals();
export const portalName = chosenPortal();
takePortal(process.argv);
// The steps that a command starts, and Docusaurus, work on the same portal.
process.env.PORTAL = portalName;

export const folders = portalFolders(portalName);
export const siteDir = join(root, 'site');

/** The sandbox's data. */
export const sandboxFolders = {
  apis: join(folders.portal, 'apis'),
  collection: folders.collection,
};
