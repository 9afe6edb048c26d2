import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../react-floor/client.mjs', import.meta.url));

/** Writes a heading and a button, prerendered and hydrated by the React that the portal uses. */
export async function writeReactFloor(dir) {
  const { build } = await import('esbuild');
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { App } = await import('../react-floor/app.mjs');
  await build({
    entryPoints: [client],
    outfile: join(dir, 'react-floor.js'),
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'error' },
  });
  await writeFile(join(dir, 'react-floor.html'), pageOf(renderToString(createElement(App))));
}

function pageOf(html) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The floor</title>
<script src="/react-floor.js" defer></script>
</head>
<body><div id="root">${html}</div></body>
</html>
`;
}
