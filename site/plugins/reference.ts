import type { LoadContext, Plugin } from '@docusaurus/types';
import referencePlugin, { type ReferenceContent } from '@portal/reference/plugin';
import { checkProvider } from '../config/check-provider';
import { referenceOptions } from '../config/reference';

/**
 * The reference with its options. Those of the configuration itself would go to every page's
 * script, and these hold paragraphs.
 */
export default function siteReferencePlugin(context: LoadContext): Plugin<ReferenceContent> {
  const provider = checkProvider(context.siteConfig.customFields?.provider);
  return referencePlugin(context, { ...referenceOptions(provider) });
}
