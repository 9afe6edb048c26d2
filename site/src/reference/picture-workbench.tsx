import siteConfig from '@generated/docusaurus.config';
import pictures from '@generated/portal-data/default/pictures.json';
import { fetchInfoJson, IiifWorkbench } from '@portal/reference/workbench';
import { sandboxReady } from '@site/src/sandbox/ready';
import type { ReactNode } from 'react';

const sandbox = `${siteConfig.baseUrl}sandbox/`;

const samples = pictures.map(({ id, label }) => ({
  label,
  infoUrl: `${sandbox}image/${id}/info.json`,
}));

/** Pictures are shown only after their info.json, so this waits for the sandbox on their behalf. */
async function fetchInfo(url: string): Promise<unknown> {
  if (url.startsWith(`${window.location.origin}${sandbox}`)) await sandboxReady(siteConfig.baseUrl);
  return fetchInfoJson(url);
}

/** The IIIF workbench over the pictures of the sandbox. */
export function PictureWorkbench(): ReactNode {
  return <IiifWorkbench samples={samples} fetchInfo={fetchInfo} />;
}
