import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { buildFixture } from '../fixture-site/build.ts';
import { visit } from '../test.ts';
import { serveFolder } from './hosts/static-host.ts';
import { consoleOf, type OpenConsole, openByButton } from './pages/console-page.ts';

/** The fixture site, built once for each worker. */
export const test = base.extend<object, { fixtureUrl: string }>({
  fixtureUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const { dir, ok, output } = await buildFixture();
      if (!ok) throw new Error(`The fixture site does not build:\n${output}`);
      const server = await serveFolder(dir);
      await use(server.url);
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ fixtureUrl }, use) => use(fixtureUrl),
});

/** A request as it arrived. */
export type Received = {
  method: string;
  /** From the path on. */
  target: string;
  headers: Record<string, string>;
  body: string;
};

/** The same with a server that records what the page's consoles send. */
export const testWithEcho = test.extend<{ received: Received[] }>({
  received: async ({ page }, use) => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      response.setHeader('Access-Control-Allow-Methods', '*');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: target = '' } = request;
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const body = Buffer.concat(chunks).toString('utf8');
        if (method !== 'OPTIONS') received.push({ method, target, headers, body });
        response.setHeader('Content-Type', 'application/json');
        response.end('{"ok": true}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const echoUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.addInitScript((url) => Object.assign(globalThis, { echoUrl: url }), echoUrl);
    await use(received);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  },
});

/** Opens the console of an operation of the Loans API. */
export async function openLoans(page: Page, operationId: string): Promise<OpenConsole> {
  await visit(page, '/api/loans');
  const opened = consoleOf(page, operationId);
  await openByButton(opened.section);
  return opened;
}

export { expect };
