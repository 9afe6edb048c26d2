import type { Server } from '@portal/contract';
import { expect, it } from 'vitest';
import type { Transport } from '../../../transport.ts';
import { firstOption, serverOptions } from './server-options.ts';

const live: Transport = {
  id: 'live',
  label: 'Live',
  isLive: true,
  baseUrl: () => 'https://api.example.org',
  send: async () => new Response(),
};

function server(url: string, variables: Server['variables'] = []): Server {
  return { url, description: '', variables };
}

const region = { name: 'region', default: 'eu', choices: ['eu', 'us'], description: '' };

function addresses(servers: Server[], transport: Transport = live, values = {}) {
  return serverOptions({ id: 'works', servers }, {}, transport, values).map(
    ({ address, refused }) => [address, refused],
  );
}

it('offers those on the site’s own host, and explains why not the others', () => {
  const servers = [
    server('https://api.example.org/v1/'),
    server('/v2'),
    server('https://other.example.org/v1'),
  ];
  expect(addresses(servers)).toEqual([
    ['https://api.example.org/v1', undefined],
    ['https://api.example.org/v2', undefined],
    ['https://other.example.org/v1', 'This site may not call other.example.org.'],
  ]);
  const reaches = (address: string) => address.includes('other');
  expect(
    addresses(servers, { ...live, reaches }).map(([, refused]) => refused === undefined),
  ).toEqual([false, false, true]);
});

it('fills in variables', () => {
  const servers = [server('https://api.example.org/{region}/v1', [region])];
  expect(addresses(servers)).toEqual([['https://api.example.org/eu/v1', undefined]]);
  expect(addresses(servers, live, { region: 'us' })[0]?.[0]).toBe('https://api.example.org/us/v1');
});

it('does not offer one server without variables, nor any in a sandbox', () => {
  expect(addresses([server('https://api.example.org/v1')])).toEqual([]);
  const servers = [server('/v1'), server('/v2')];
  expect(addresses(servers, { ...live, isLive: false })).toEqual([]);
});

it('prefers the operation’s own servers to those of the API', () => {
  const own = { servers: [server('/a'), server('/b')] };
  const options = serverOptions({ id: 'works', servers: [server('/v1')] }, own, live);
  expect(options.map(({ address }) => address)).toEqual([
    'https://api.example.org/a',
    'https://api.example.org/b',
  ]);
});

it('begins with the one that the transport calls, or else with one that can be called', () => {
  const servers = [server('https://other.example.org'), server('/v1'), server('/v2')];
  const options = serverOptions({ id: 'works', servers }, {}, live);
  expect(firstOption(options, 'https://api.example.org/v2')).toBe(2);
  expect(firstOption(options, 'https://api.example.org/v3')).toBe(1);
});
