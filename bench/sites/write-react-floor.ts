import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../react-floor/app.ts';

const client = fileURLToPath(new URL('../react-floor/client.ts', import.meta.url));

/** Writes a heading and a button, prerendered and hydrated by the React that the portal uses. */
export async function writeReactFloor(dir: string): Promise<void> {
  await build({
    entryPoints: [client],
    outfile: join(dir, 'react-floor.js'),
    define: { 'process.env.NODE_ENV': '"production"' },
    ...{ bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'error' },
  });
  await writeFile(join(dir, 'react-floor.html'), pageOf(renderToString(createElement(App))));
}

function pageOf(html: string): string {
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
