import type { Provider } from '../../config/check-provider';
import { iconSizes } from './icon-files';
import type { GeneratedFile } from './write-generated';

export function robotsFile({ siteUrl }: Provider): GeneratedFile {
  return {
    path: 'robots.txt',
    body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}

export function webManifestFile({ name, shortName }: Provider): GeneratedFile {
  const manifest = {
    name: `${name}: Developers`,
    short_name: `${shortName} Developers`,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f1',
    theme_color: '#007868',
    icons: iconSizes.map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return { path: 'manifest.webmanifest', body: `${JSON.stringify(manifest, null, 2)}\n` };
}
