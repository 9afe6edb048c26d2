import siteConfig from '@generated/docusaurus.config';
import type { PagePortal } from '@site/config/page-portal';
import type { ComponentType } from 'react';

const portal = siteConfig.customFields?.portal as PagePortal;

async function loadWorkbench(): Promise<ComponentType> {
  return (await import('./picture-workbench')).PictureWorkbench;
}

/** What this site adds to the reference page of an API. Loaded when a reader opens it. */
export const extras: Record<string, () => Promise<ComponentType>> = Object.fromEntries(
  portal.apis.filter(({ hasWorkbench }) => hasWorkbench).map(({ id }) => [id, loadWorkbench]),
);
