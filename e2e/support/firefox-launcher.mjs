#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

// Playwright starts this instead of a stock Firefox, with the arguments meant for it. Playwright
// speaks WebDriver BiDi to it and always sends one command that Firefox does not know, which would
// break every page. It is answered here; everything else passes unchanged.

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(String(error));
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/.*)$/) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await standBefore(address)}` : line);
}

/** Listens for Playwright and resolves to the address to give it instead of Firefox's. */
async function standBefore(address) {
  const server = new WebSocket.Server({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (message) => {
      const { id, method } = JSON.parse(message);
      await isOpen;
      if (method === unknownToFirefox) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      } else browser.send(message);
    });
    browser.on('message', (message) => playwright.send(message));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}
