import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import referencePlugin, { type ReferenceContent } from '@portal/reference/plugin';
import { referenceOptions } from '../config/apis/reference';

/** The reference of the portal's APIs. */
export default function siteReferencePlugin(
  context: LoadContext,
  portal: Portal,
): Plugin<ReferenceContent> {
  return referencePlugin(context, { ...referenceOptions(portal) });
}
