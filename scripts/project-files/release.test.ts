import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifest, readText, repository } from './repository.ts';

const citation = parse(readText('CITATION.cff'));
const publiccode = parse(readText('publiccode.yml'));

describe('the descriptions of the release', () => {
  const label = /image\.version="([^"]*)"/.exec(readText('Dockerfile'))?.[1];
  const [, released] =
    new RegExp(`^## ${manifest.version} - (\\S+)$`, 'm').exec(readText('CHANGELOG.md')) ?? [];

  it.each([
    ['CITATION.cff', citation.version],
    ['publiccode.yml', publiccode.softwareVersion],
    ['Dockerfile', label],
  ])('%s has its version', (_, version) => {
    expect(version).toBe(manifest.version);
  });

  it.each([
    ['CITATION.cff', citation['date-released']],
    ['publiccode.yml', publiccode.releaseDate],
  ])('%s has its date', (_, date) => {
    expect(date).toBe(released);
  });

  const workspaces = /^(packages\/[^/]+|portals\/quillmark|site|e2e)\/package\.json$/;

  it.each(['package.json', ...repository.files.filter((file) => workspaces.test(file))])(
    '%s has its version, and asks for it of its siblings',
    (file) => {
      const { version, dependencies, devDependencies } = JSON.parse(readText(file));
      const asked = Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name]) => name.startsWith('@portal/'))
        .map(([, one]) => one);
      expect(new Set([version, ...asked])).toEqual(new Set([manifest.version]));
    },
  );

  it('package-lock.json has its version', () => {
    const { packages } = JSON.parse(readText('package-lock.json')) as {
      packages: Record<string, { version?: string }>;
    };
    const own = Object.entries(packages).filter(
      ([path]) => path === '' || workspaces.test(`${path}/package.json`),
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(([, { version }]) => version !== manifest.version)).toEqual([]);
  });

  it('has one name, one licence and one address', () => {
    expect(publiccode.name).toBe(citation.title);
    expect(citation.license).toBe(manifest.license);
    expect(publiccode.legal.license).toBe(manifest.license);
    expect(publiccode.url).toBe(citation['repository-code']);
    expect(citation.abstract).toBe(manifest.description);
  });
});

describe('CITATION.cff', () => {
  it('has every field that the format asks for', () => {
    expect(citation).toMatchObject({
      'cff-version': '1.2.0',
      message: expect.any(String),
      type: 'software',
      authors: [{ name: expect.any(String) }],
    });
  });
});

describe('publiccode.yml', () => {
  it('has every field that the standard asks for', () => {
    expect(publiccode).toMatchObject({
      publiccodeYmlVersion: '0.4',
      platforms: [expect.any(String)],
      developmentStatus: expect.stringMatching(/^(concept|development|beta|stable|obsolete)$/),
      softwareType: 'standalone/web',
      maintenance: { type: 'community', contacts: [{ name: expect.any(String) }] },
      localisation: { localisationReady: expect.any(Boolean), availableLanguages: ['en'] },
    });
    const { shortDescription, longDescription, features } = publiccode.description.en;
    expect(shortDescription.length).toBeLessThanOrEqual(150);
    expect(longDescription.length).toBeGreaterThanOrEqual(150);
    expect(features.length).toBeGreaterThan(0);
  });
});
