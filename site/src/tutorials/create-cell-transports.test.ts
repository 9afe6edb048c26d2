import { expect, it } from 'vitest';
import { createCellTransports } from './create-cell-transports';

const surroundings = { origin: 'https://site.example', sandboxReady: async () => 'asked' };

it('offers the sandbox alone where no host is named', () => {
  const transports = createCellTransports({}, surroundings);
  expect(transports.map(({ label }) => label)).toEqual(['Sandbox']);
  expect(new Set(Object.values(transports[0]?.hosts ?? {}))).toEqual(
    new Set(['https://site.example/sandbox']),
  );
});

it('asks live hosts, and the sandbox for an API without one', async () => {
  const transports = createCellTransports({ iiif: 'https://iiif.example' }, surroundings);
  expect(transports.map(({ label }) => label)).toEqual(['Sandbox', 'Live']);
  expect(transports[1]?.hosts).toMatchObject({
    iiif: 'https://iiif.example',
    catalogue: 'https://site.example/sandbox',
  });
  expect(await transports[1]?.ready()).toBe('asked');
});

it('leaves the sandbox alone where every API is live', async () => {
  const host = 'https://api.example';
  const all = { catalogue: host, content: host, iiif: host, text: host, datasets: host };
  expect(await createCellTransports(all, surroundings)[1]?.ready()).toBeUndefined();
});
