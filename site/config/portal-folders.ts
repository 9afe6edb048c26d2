import type { portalFolders } from '@portal/portal/folders';

export type PortalFolders = ReturnType<typeof portalFolders>;
