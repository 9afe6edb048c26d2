import type { Portal } from '@portal/portal';
import { readTokens } from '../../config/brand/read-tokens';
import { tokenHex } from '../../config/brand/token-hex';
import { iconSizes } from './logo-files';
import type { GeneratedFile } from './write-generated';

export function robotsFile({ basePath, siteUrl }: Portal): GeneratedFile {
  return textFile(
    'robots.txt',
    `User-agent: *\nAllow: ${basePath}\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}

export function webManifestFile({ name, shortName, basePath }: Portal, css: string): GeneratedFile {
  const tokens = readTokens(css, 'light');
  const manifest = {
    name: `${name}: Developers`,
    short_name: `${shortName} Developers`,
    start_url: basePath,
    display: 'minimal-ui',
    background_color: tokenHex(tokens, '--portal-paper'),
    theme_color: tokenHex(tokens, '--portal-accent'),
    icons: iconSizes.map((size) => ({
      src: `${basePath}icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return textFile('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}

function textFile(path: string, body: string): GeneratedFile {
  return { path, inputs: body, make: () => body };
}
