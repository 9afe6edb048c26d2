import type { Config } from '@docusaurus/types';

/** Docusaurus's next defaults, as far as they are available today. */
export const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // The storage keys keep their plain names, so that the colour mode is stored as `theme`.
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    // The HTML minimiser has no binary for some platforms this has to build on.
    swcHtmlMinimizer: false,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
  },
} satisfies Config['future'];
