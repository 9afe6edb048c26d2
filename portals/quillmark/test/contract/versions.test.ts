import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countByRelease, numberProblems } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { expect, it } from 'vitest';
import { apisFolder, portalFolder } from '../folders.ts';

const apis = await loadApis(apisFolder);
const changelog = readFileSync(join(portalFolder, 'CHANGELOG.md'), 'utf8');
const [newest = ''] = /^## .*$/m.exec(changelog) ?? [];

it('has one version for the release, the APIs and their references', () => {
  const [release] = countByRelease(changelog);
  expect(release?.name).toMatch(/^\d+\.\d+\.\d+$/);
  expect(apis.map(({ id, version }) => [id, version])).toEqual(
    apis.map(({ id }) => [id, release?.name]),
  );
});

it('was released when a description changed, or before', () => {
  const dates = apis.flatMap(({ changed }) => changed ?? []).sort();
  const date = / - (\d{4}-\d\d-\d\d) /.exec(newest)?.[1] ?? 'no date';
  expect([date, dates.at(-1)].sort()).toEqual([date, dates.at(-1)]);
});

it('numbers its releases by what they break', () => {
  const releases = countByRelease(changelog);
  expect(numberProblems(releases)).toEqual([]);
  const tooLow = numberProblems(countByRelease(changelog.replace('## 2.0.0', '## 1.0.1')));
  expect(tooLow).toEqual([
    expect.stringMatching(/^1\.0\.1 has \d+ breaking changes since 1\.0\.0/),
  ]);
});
