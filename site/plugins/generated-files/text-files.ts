import type { Portal } from '@portal/portal';
import { iconSizes } from './logo-files';
import type { GeneratedFile } from './write-generated';

export function robotsFile({ siteUrl }: Portal): GeneratedFile {
  return textFile('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

export function webManifestFile({ name, shortName, basePath }: Portal): GeneratedFile {
  const manifest = {
    name: `${name}: Developers`,
    short_name: `${shortName} Developers`,
    start_url: basePath,
    display: 'minimal-ui',
    background_color: '#fbf8f1',
    theme_color: '#007868',
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
