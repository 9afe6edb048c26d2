import { digest } from '@portal/freshness';
import type { Portal } from '@portal/portal';
import sharp from 'sharp';
import type { ListedPage } from '../../config/navigation/component-pages';
import { socialCardPath } from '../../config/navigation/social-card-path';
import { type CardParts, type DrawCard, prepareCards } from '../../pictures/social-card';
import type { GeneratedFile } from './write-generated';

/** One picture a page, 1200 by 630 pixels, shown where its address is shared. */
export function socialCardFiles(
  pages: readonly ListedPage[],
  { name, tagline }: Pick<Portal, 'name' | 'tagline'>,
  parts: CardParts,
): GeneratedFile[] {
  const { typeface, tokens, logo, plate } = parts;
  const common = digest(typeface, tokens, logo, plate ?? '');
  let draw: DrawCard | undefined;
  return pages.map(({ path, title }) => {
    const words = [path === '/' ? tagline : title, name] as const;
    return {
      path: socialCardPath(path).slice(1),
      inputs: [common, words],
      make() {
        draw ??= prepareCards(parts);
        return sharp(Buffer.from(draw(...words)))
          .png({ palette: true, effort: 4 })
          .toBuffer();
      },
    };
  });
}
