import { readPortal } from '@portal/portal/node';
import { portalFolder } from './folders.ts';

export const portal = await readPortal(portalFolder);
