import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { peersDir } from './install-peers.ts';

export const peers = {
  redoc: '2.5.4',
  'swagger-ui-dist': '5.34.1',
  '@scalar/api-reference': '1.72.1',
};

type Peer = { id: string; name: string; files: string[]; start: (url: string) => string };

/** How each is put into a page by its own instructions: its files, and what starts it. */
const kinds: Peer[] = [
  {
    id: 'redoc',
    name: `Redoc ${peers.redoc}`,
    files: ['redoc/bundles/redoc.standalone.js'],
    start: (url) => `Redoc.init('${url}', {}, document.getElementById('app'));`,
  },
  {
    id: 'swagger-ui',
    name: `Swagger UI ${peers['swagger-ui-dist']}`,
    files: ['swagger-ui-dist/swagger-ui.css', 'swagger-ui-dist/swagger-ui-bundle.js'],
    start: (url) => `SwaggerUIBundle({ url: '${url}', dom_id: '#app' });`,
  },
  {
    id: 'scalar',
    name: `Scalar ${peers['@scalar/api-reference']}`,
    files: ['@scalar/api-reference/dist/browser/standalone.js'],
    // Its fonts and its counting would come from other hosts.
    start: (url) =>
      `Scalar.createApiReference('#app', { url: '${url}', withDefaultFonts: false, telemetry: false });`,
  },
];

/** The page of each peer on a description: its name, and its path on the server. */
export function peerPages(description: { id: string }) {
  return kinds.map(({ id, name }) => ({ kind: id, name, path: `/${id}-${description.id}` }));
}

/**
 * Writes a plain page for each peer on each description, with all its files beside it.
 * @param descriptions e.g. `catalogue`, `apis/catalogue.yaml`
 */
export async function writePeerPages(
  dir: string,
  descriptions: readonly { id: string; file: string }[],
): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const file of kinds.flatMap(({ files }) => files)) {
    await copyFile(join(peersDir, 'node_modules', file), join(dir, basename(file)));
  }
  for (const { id, file } of descriptions) {
    await copyFile(file, join(dir, basename(file)));
    for (const kind of kinds) {
      await writeFile(join(dir, `${kind.id}-${id}.html`), pageOf(kind, `/${basename(file)}`));
    }
  }
}

function pageOf({ name, files, start }: Peer, url: string): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
${styles.map((file) => `<link rel="stylesheet" href="/${basename(file)}">`).join('\n')}
</head>
<body>
<div id="app"></div>
${scripts.map((file) => `<script src="/${basename(file)}"></script>`).join('\n')}
<script>${start(url)}</script>
</body>
</html>
`;
}
