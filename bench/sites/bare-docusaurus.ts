import { join } from 'node:path';
import { buildSiteOf } from './build-site-of.ts';
import { prepareFolder } from './serve-prepared.ts';

/** Builds a page with nothing but the framework, and returns its folder, ready to be served. */
export async function bareDocusaurus(folder: string): Promise<string> {
  const { dir } = await buildSiteOf('Building a bare page of Docusaurus', {
    config: 'docusaurus-floor/docusaurus.config.ts',
    dir: join(folder, 'docusaurus-floor'),
  });
  await prepareFolder('Compressing the bare page', dir);
  return dir;
}
