import siteConfig from '@generated/docusaurus.config';
import pictures from '@generated/portal-data/default/pictures.json';
import { fetchInfoJson, IiifWorkbench } from '@portal/reference/workbench';
import { ensureSandbox } from '@site/src/sandbox/ensure-sandbox';
import { sandboxPath } from '@site/src/sandbox/sandbox-path';
import type { ReactNode } from 'react';

const samples = pictures.map(({ id, label }) => ({
  label,
  infoUrl: `${sandboxPath}/image/${id}/info.json`,
}));

/** Pictures are shown only after their info.json, so this waits for the sandbox on their behalf. */
async function fetchInfo(url: string): Promise<unknown> {
  const isSandbox = url.startsWith(`${window.location.origin}${sandboxPath}/`);
  if (isSandbox) await ensureSandbox(siteConfig.baseUrl);
  return fetchInfoJson(url);
}

/** The IIIF workbench for the pictures of the sandbox. */
export function PictureWorkbench(): ReactNode {
  return <IiifWorkbench samples={samples} fetchInfo={fetchInfo} />;
}
