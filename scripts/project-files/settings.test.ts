import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { nodeVersions } from '../programs/fetch-node.ts';
import { readText, repository } from './repository.ts';

const renovate = JSON.parse(readText('renovate.json'));
const nvmrc = readText('.nvmrc').trim();

describe('Node', () => {
  it('is a release that every command accepts, and one that the tests run on', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${nvmrc}' });`;
    const gate = JSON.stringify(join(root, 'scripts/bootstrap/require-node.cjs'));
    expect(spawnSync(process.execPath, ['-e', `${pretend} require(${gate})`]).status).toBe(0);
    expect(nodeVersions).toContain(nvmrc);
  });

  it('is the same wherever one is named', () => {
    const jobs = ['test', 'sweeps', 'release'].map((name) => `.github/workflows/${name}.yml`);
    // Deeper are the images of one release each.
    const named = ['Dockerfile', '.gitlab-ci.yml', ...jobs].flatMap((file) =>
      [...readText(file).matchAll(/^(?:FROM |( {6})?image: )node:(\d[\w.]*)-/gm)].map(
        ([, , version]) => version,
      ),
    );
    expect(new Set(named)).toEqual(new Set([nvmrc]));
  });

  it('is the oldest supported one where Renovate looks for updates', () => {
    expect(renovate.constraints.node).toBe(nodeVersions[0]);
  });
});

describe('renovate.json', () => {
  const rules = renovate.packageRules as Record<string, unknown>[];
  const used = repository.files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => JSON.parse(readText(file)))
    .flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );

  it('names only packages that are used', () => {
    const patterns = rules.flatMap(({ matchPackageNames = [], matchDepNames = [] }) => [
      ...(matchPackageNames as string[]),
      ...(matchDepNames as string[]),
    ]);
    const unused = patterns
      .filter((pattern) => pattern !== 'node')
      .filter((pattern) => {
        const name = pattern.replace(/^!/, '').replaceAll(/\*+/g, '.*');
        return !used.some((one) => new RegExp(`^${name}$`).test(one));
      });
    expect(patterns.length).toBeGreaterThan(10);
    expect(unused).toEqual([]);
  });

  it('finds the image of every Node that the tests run on', () => {
    expect(renovate.extends).toContain('docker:pinDigests');
    expect(renovate.extends).toContain('helpers:pinGitHubActionDigestsToSemver');
    const [{ managerFilePatterns, matchStrings }] = renovate.customManagers;
    for (const pattern of managerFilePatterns as string[]) {
      const isRead = new RegExp(pattern.slice(1, -1));
      const [file = '', ...others] = repository.files.filter((one) => isRead.test(one));
      const found = [...readText(file).matchAll(new RegExp(matchStrings[0], 'g'))];
      expect(others).toEqual([]);
      expect(found.map(({ groups }) => groups?.currentValue)).toEqual(
        nodeVersions.map((version) => `${version}-bookworm`),
      );
    }
  });

  it('merges no major release by itself', () => {
    const merging = rules.filter(({ automerge }) => automerge);
    expect(merging.map(({ matchUpdateTypes }) => matchUpdateTypes)).toEqual([['patch']]);
    expect(renovate.automerge).toBeUndefined();
  });
});

describe('.editorconfig', () => {
  const settings = readText('.editorconfig');
  const value = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(settings)?.[1];

  it('agrees with how Biome formats and how git stores', () => {
    const { formatter } = JSON.parse(readText('biome.json'));
    expect(value('indent_style')).toBe(formatter.indentStyle);
    expect(value('indent_size')).toBe(String(formatter.indentWidth));
    expect(value('max_line_length')).toBe(String(formatter.lineWidth));
    expect(readText('.gitattributes')).toContain(`eol=${value('end_of_line')}`);
  });

  it('describes the files as they are', () => {
    expect([value('insert_final_newline'), value('trim_trailing_whitespace')]).toEqual([
      'true',
      'true',
    ]);
    const texts = repository.files.filter(
      (file) =>
        /\.(tsx?|[mc]js|json|ya?ml|cff|mdx?|css|conf)$|(^|\/)\.?[A-Za-z]+$/.test(file) &&
        !/\.generated\.|package-lock\.json$/.test(file),
    );
    const others = texts.filter((file) => /[ \t]\n|\t|\r|[^\n]$/.test(readText(file)));
    expect(texts.length).toBeGreaterThan(500);
    expect(others).toEqual([]);
  });
});
