import type { Page, Request } from '@playwright/test';

/** Counts the requests of a page, from now on, that have not ended. */
export function openRequests(page: Page): () => number {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => open.size;
}
