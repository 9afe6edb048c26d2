import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { creditLine } from '../../packages/client/src/museum/index.ts';
import { plainTexts } from '../../packages/client/test/plain-texts.ts';
import { horse, infoUrl } from '../../packages/client/test/works.ts';
import { imageAddresses } from '../../packages/iiif/test/image-addresses.ts';
import { root } from '../bootstrap/paths.mjs';

const folder = join(root, 'packages/client-python');
const module = readFileSync(join(folder, 'src/portal_client.py'), 'utf8');

const recent = 'import sys; sys.exit(sys.version_info < (3, 10))';
const python = [process.env.PYTHON_PATH, 'python3', '/usr/bin/python3'].find(
  (path) => path && spawnSync(path, ['-c', recent]).status === 0,
);

describe('the Python client', () => {
  it.skipIf(!python)('passes its tests', () => {
    const args = ['-B', '-W', 'error', '-m', 'unittest', 'discover', '-s', join(folder, 'test')];
    const { status, stderr } = spawnSync(python ?? '', args, {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toMatch(/^Ran \d{2,} tests/m);
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.skipIf(!python)('judges every address of a picture as the standard does', () => {
    const judge = `
import json, sys
from portal_client import image_url
for address in json.load(sys.stdin):
    verdict = address.pop("verdict")
    try:
        image_url("https://a.example/image/b", **address)
        found = "valid"
    except ValueError:
        found = "invalid"
    if found != verdict:
        print(json.dumps(address), "is", verdict)
`;
    const { stdout, stderr } = spawnSync(python ?? '', ['-B', '-c', judge], {
      cwd: join(folder, 'src'),
      encoding: 'utf8',
      input: JSON.stringify(imageAddresses),
    });
    expect([stdout, stderr]).toEqual(['', '']);
  });

  it.skipIf(!python)('reads HTML and writes a credit as the client in TypeScript does', () => {
    const read = `
import json, sys
from portal_client import credit_line, plain_text
texts, work, urls = json.load(sys.stdin)
lines = [credit_line(work, "iiif-image", url) for url in urls]
json.dump([[plain_text(text) for text in texts], lines], sys.stdout)
`;
    const urls = [null, infoUrl('V1'), infoUrl('V2'), infoUrl('V3')];
    const { stdout, stderr } = spawnSync(python ?? '', ['-B', '-c', read], {
      cwd: join(folder, 'src'),
      encoding: 'utf8',
      input: JSON.stringify([plainTexts.map(([, html]) => html), horse, urls]),
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      plainTexts.map(([, , text]) => text),
      urls.map(
        (url) => creditLine(horse, { locationType: 'iiif-image', url: url ?? undefined }) ?? null,
      ),
    ]);
  });

  it('has the version of the project', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(readFileSync(join(folder, 'pyproject.toml'), 'utf8')).toContain(
      `\nversion = "${version}"\n`,
    );
  });

  it('is one file that uses only the standard library and can be read in three minutes', () => {
    const imported = [...module.matchAll(/^(?:from|import) ([a-z_]+)/gm)].map(([, name]) => name);
    const standard = 'collections email html http json math numbers random re time typing urllib';
    expect(new Set(imported)).toEqual(new Set(standard.split(' ')));
    expect(module.split('\n').length).toBeLessThan(330);
  });
});
