import { basename, join } from 'node:path';
import { folders } from '../bootstrap/paths.mjs';
import { main } from '../bootstrap/run.mjs';
import { runDocusaurus } from './run-docusaurus.ts';

/** Run as a program: renders every page. */
await main(() =>
  runDocusaurus(
    'Rendering the pages (less than a minute)',
    ['build', '--out-dir', join(folders.build, 'pages')],
    { generated: basename(folders.build), env: { NODE_ENV: 'production' } },
  ),
);
