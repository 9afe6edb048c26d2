import { expect, it } from 'vitest';
import { createCellTransports } from './create-cell-transports';

const surroundings = { here: 'https://here.example/dev', ensureSandbox: async () => 'asked' };
const siteUrl = 'https://site.example/dev';
const api = (id: string, where: object) => ({
  id,
  label: id,
  segments: [],
  guideHost: '',
  ...where,
});
const transportsOf = (...apis: ReturnType<typeof api>[]) =>
  createCellTransports({ siteUrl, apis }, surroundings);

it('offers only the sandbox if no API is live', () => {
  const transports = transportsOf(api('works', { sandbox: 'catalogue' }));
  expect(transports.map(({ label }) => label)).toEqual(['Sandbox']);
  expect(transports[0]?.hosts).toEqual({ works: 'https://here.example/dev/sandbox' });
});

it('calls live hosts, and the sandbox for an API without one', async () => {
  const transports = transportsOf(
    api('iiif', { sandbox: 'iiif', liveHost: 'https://iiif.example' }),
    api('works', { sandbox: 'catalogue' }),
  );
  expect(transports.map(({ label }) => label)).toEqual(['Sandbox', 'Live']);
  expect(transports[1]?.hosts).toEqual({
    iiif: 'https://iiif.example',
    works: 'https://here.example/dev/sandbox',
  });
  expect(await transports[1]?.ready()).toBe('asked');
});

it('leaves the sandbox out if every API is live', async () => {
  const liveHost = 'https://api.example';
  const transports = transportsOf(
    api('works', { sandbox: 'catalogue', liveHost }),
    api('text', { liveHost }),
  );
  expect(await transports[1]?.ready()).toBeUndefined();
  expect(transports[0]?.hosts.text).toBe(liveHost);
});

it('offers no sandbox in a portal without one', () => {
  const transports = transportsOf(api('objects', { liveHost: 'https://api.example' }));
  expect(transports.map(({ id }) => id)).toEqual(['live']);
});

it('calls an API of the portal’s own files where the page is read', () => {
  const [live] = transportsOf(api('objects', { liveHost: siteUrl, isHere: true }));
  expect(live?.hosts.objects).toBe('https://here.example/dev');
});
