import { parseRequest } from '@portal/contract';
import { expect, it } from 'vitest';
import { loadContract } from '../../test/contract.ts';
import { httpFile } from './http-file.ts';

const apis = await loadContract();

it.each(apis.map((api) => [api.id, api] as const))('%s: every example is a request', (_, api) => {
  const text = httpFile(api, { baseUrl: 'https://api.example.org/' });
  expect(text).toContain('@baseUrl = https://api.example.org\n');
  const blocks = text.split(/^### /m).slice(1);
  expect(blocks.length).toBe(api.operations.flatMap((one) => one.requestExamples).length);
  const names = new Set<string>();
  for (const block of blocks) {
    const [title, name = '', line = '', accept, end] = block.split('\n');
    expect([title, accept, end]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/^Accept: \S+$/),
      '',
    ]);
    const [, method, target = ''] = /^(\S+) \{\{baseUrl\}\}(\S+)$/.exec(line) ?? [];
    expect(method).toBe('GET');
    expect(parseRequest(api, target).operation).toBeDefined();
    names.add(name);
  }
  expect(names.size).toBe(blocks.length);
});
