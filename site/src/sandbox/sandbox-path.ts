import siteConfig from '@generated/docusaurus.config';

/** Where the sandbox is on this host, e.g. "/sandbox" or "/developers/sandbox". */
export const sandboxPath = `${siteConfig.baseUrl}sandbox`;
