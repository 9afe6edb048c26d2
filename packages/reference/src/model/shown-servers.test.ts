import type { Server } from '@portal/contract';
import { expect, it } from 'vitest';
import { shownServers } from './shown-servers.ts';

const region = { name: 'region', default: 'eu', choices: [], description: '' };
const baseUrl = 'https://live.example/api/';
const basePath = '/v1';

function addresses(urls: readonly string[], called?: Parameters<typeof shownServers>[1]) {
  const servers = urls.map((url): Server => {
    return { url, description: '', variables: url.includes('{region}') ? [region] : [] };
  });
  return shownServers(servers, called).map(({ address, template }) =>
    template === undefined ? address : `${address} ${template}`,
  );
}

it.each([
  [[], [], []],
  [['/v1'], [], []],
  [[''], [], []],
  [
    ['https://{region}.example/v1'],
    ['https://eu.example/v1 https://{region}.example/v1'],
    ['https://live.example/api/v1'],
  ],
  [
    ['/v1', './v2/', ''],
    ['/v1', './v2/', '/'],
    ['https://live.example/api/v1', 'https://live.example/api/v2', 'https://live.example/api'],
  ],
  [
    ['https://a.example', '//b.example'],
    ['https://a.example', 'https://b.example'],
    ['https://live.example/api/v1', 'https://a.example', 'https://b.example'],
  ],
  [
    ['https://live.example/api/v1/', '/v1'],
    ['https://live.example/api/v1', '/v1'],
    ['https://live.example/api/v1'],
  ],
  [
    ['/v1', 'https://{region}.example/v1', 'https://eu.example/v1'],
    ['/v1', 'https://eu.example/v1 https://{region}.example/v1'],
    ['https://live.example/api/v1', 'https://eu.example/v1 https://{region}.example/v1'],
  ],
  [
    ['https://{host}/v1', 'ftp://a.example'],
    ['https://{host}/v1', 'ftp://a.example'],
    ['https://live.example/api/v1', 'https://{host}/v1', 'ftp://a.example'],
  ],
])('of %j, shows %j, and %j where a site calls another', (urls, alone, called) => {
  expect(addresses(urls)).toEqual(alone);
  expect(addresses(urls, { baseUrl, basePath })).toEqual(called);
});
