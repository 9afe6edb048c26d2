import { basename, join } from 'node:path';
import { folders, siteDir } from '../bootstrap/paths.mjs';
import { main, runTool } from '../bootstrap/run.mjs';

/** Run as a program: renders every page. */
await main(() =>
  runTool(
    'Rendering the pages (about a minute)',
    '@docusaurus/core',
    ['build', '--out-dir', join(folders.build, 'pages')],
    {
      cwd: siteDir,
      env: {
        NODE_ENV: 'production',
        // Two builds at once must not share it.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${basename(folders.build)}`,
      },
    },
  ),
);
