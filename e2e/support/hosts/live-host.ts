import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

export type LiveAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export type LiveHost = {
  /** e.g. "http://127.0.0.1:40961" */
  url: string;
  /** How it responds to each request; can be changed at any time. */
  answer: LiveAnswer;
  close: () => Promise<void>;
};

/** A service on a separate host that pages may read, and that misbehaves on demand. */
export async function openLiveHost(): Promise<LiveHost> {
  const host: LiveHost = { url: '', answer: sendJson({}), close: async () => {} };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    host.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}

export function sendJson(body: unknown, status = 200, headers = {}): LiveAnswer {
  return sendText(JSON.stringify(body), 'application/json', status, headers);
}

export function sendText(text: string, type: string, status = 200, headers = {}): LiveAnswer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(text);
  };
}

/** The built site as it would be if its portal named a host for the Catalogue API. */
export async function nameLiveHost(page: Page, host: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const api = '{id:"catalogue",';
    const body = script.replace(api, `${api}liveHost:${JSON.stringify(host)},`);
    expect(body).not.toBe(script);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  // The portal's own policy would name the host too.
  await page.route('**/cells-worker.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
