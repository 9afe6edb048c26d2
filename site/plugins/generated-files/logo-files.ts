import sharp from 'sharp';
import { readTokens } from '../../config/brand/read-tokens';
import { tokenHex } from '../../config/brand/token-hex';
import { type LogoVariants, logoVariants } from '../../pictures/logo-variants';
import type { GeneratedFile } from './write-generated';

/** 180 is the one Apple's devices ask for; the others are listed in the web manifest. */
export const iconSizes = [180, 192, 512];

/** The logo in both colour modes, for a browser's tab and for home screens. */
export function logoFiles(logo: string, css: string): GeneratedFile[] {
  const paper = tokenHex(readTokens(css, 'light'), '--portal-paper');
  const drawing = (path: string, variant: keyof LogoVariants): GeneratedFile => ({
    path,
    inputs: [logo, paper],
    make: () => logoVariants(logo, paper)[variant],
  });
  return [
    drawing('plates/logo.light.svg', 'light'),
    drawing('plates/logo.dark.svg', 'dark'),
    drawing('plates/favicon.svg', 'favicon'),
    ...iconSizes.map((size) => ({
      path: `icons/${size}.png`,
      inputs: [logo, paper],
      make: () =>
        sharp(Buffer.from(logoVariants(logo, paper).icon))
          .resize(size, size)
          .png()
          .toBuffer(),
    })),
  ];
}
