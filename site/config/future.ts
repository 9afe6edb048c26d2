import type { Config } from '@docusaurus/types';

/** Docusaurus's next defaults, where they can be had today. */
export const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // The storage keys keep their plain names, so that the colour mode is kept under `theme`.
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    // No binary of the HTML minimiser exists for every platform this has to build on.
    swcHtmlMinimizer: false,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  },
} satisfies Config['future'];
