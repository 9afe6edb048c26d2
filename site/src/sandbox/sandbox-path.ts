import siteConfig from '@generated/docusaurus.config';
import { sandboxBelow } from '@portal/sandbox/services';

/** Where the sandbox is on this host, e.g. "/sandbox" or "/developers/sandbox". */
export const sandboxPath = sandboxBelow(siteConfig.baseUrl);
