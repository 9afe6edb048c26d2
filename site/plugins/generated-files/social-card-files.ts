import sharp from 'sharp';
import type { Provider } from '../../config/check-provider';
import type { ListedPage } from '../../config/component-pages';
import { socialCardPath } from '../../config/social-card-path';
import { socialCard } from '../../plates/social-card';
import type { GeneratedFile } from './write-generated';

/** One picture a page, 1200 by 630 pixels, for those who share its address. */
export function socialCardFiles(
  pages: readonly ListedPage[],
  provider: Provider,
  tagline: string,
): Promise<GeneratedFile[]> {
  return Promise.all(
    pages.map(async ({ path, title }) => ({
      path: socialCardPath(path).slice(1),
      body: await sharp(Buffer.from(socialCard(path === '/' ? tagline : title, provider.name)))
        .png({ palette: true, effort: 4 })
        .toBuffer(),
    })),
  );
}
