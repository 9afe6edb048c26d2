import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lint, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractFolder, loadContract } from '../../../../packages/contract/test/contract.ts';

const apis = await loadContract();
const files = apis.map(({ id }) => `${id}.yaml`);

it('lints with the strict rules', async () => {
  const text = await readFile(join(contractFolder, 'redocly.yaml'), 'utf8');
  expect(parse(text).extends).toEqual(['recommended-strict']);
});

it.each(files)('%s: the linter reports nothing', async (file) => {
  const config = await loadConfig({ configPath: join(contractFolder, 'redocly.yaml') });
  const problems = await lint({ ref: join(contractFolder, file), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it.each(files)('%s: every component is used', async (file) => {
  const text = await readFile(join(contractFolder, file), 'utf8');
  const used = new Set(Array.from(text.matchAll(/#\/components\/\w+\/[\w.-]+/g), ([ref]) => ref));
  const components: Record<string, object> = parse(text, { maxAliasCount: -1 }).components ?? {};
  const unused = Object.entries(components)
    .flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
    .filter((ref) => !used.has(ref));
  expect(unused).toEqual([]);
});

it.each(files)('%s: names no host', async (file) => {
  const text = await readFile(join(contractFolder, file), 'utf8');
  const servers: { url: string }[] = parse(text, { maxAliasCount: -1 }).servers;
  expect(servers.map(({ url }) => url.startsWith('/'))).toEqual([true]);
});
