import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText, repository } from './repository.ts';

const compose = parse(readText('compose.yaml'));

describe('compose.yaml', () => {
  it('has services that cannot write, gain rights or fail unnoticed', () => {
    const services = Object.entries<Record<string, unknown>>(compose.services);
    expect(services.map(([name]) => name)).toEqual(['portal', 'nginx']);
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      // The image of the portal has its own.
      if (!service.build) expect(service, name).toHaveProperty('healthcheck.test');
      if (service.image && !service.build) {
        expect(service.image).toMatch(/:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
      }
    }
  });

  it('builds with every argument of the Dockerfile, and publishes only nginx', () => {
    const wanted = [...readText('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(Object.keys(compose.services.portal.build.args)).toEqual([...new Set(wanted)]);
    expect(compose.services.portal.ports).toBeUndefined();
    const [mapping] = compose.services.nginx.ports;
    const listens = /listen (\d+);/.exec(readText('deploy/proxy.conf'))?.[1];
    expect(mapping).toMatch(`:${listens}`);
    const [, port] = /\bPORT=(\d+)/.exec(readText('Dockerfile')) ?? [];
    expect(readText('deploy/proxy.conf')).toContain(`server portal:${port};`);
  });
});

describe('.dockerignore', () => {
  const lines = readText('.dockerignore').split('\n');

  it('leaves out whatever git ignores', () => {
    const missing = readText('.gitignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\/|\/$/g, ''))
      .filter((line) => !lines.includes(line) && !lines.includes(`**/${line.split('/').at(-1)}`));
    expect(missing).toEqual([]);
  });

  it('leaves out no file that an image needs', () => {
    const wanted = repository.files.filter(
      (file) =>
        !/^(\.ci|\.github|\.gitlab|bench|deploy|e2e)\/(?!package\.json$)/.test(file) &&
        !/\.test\.ts$|^(Dockerfile|compose\.yaml|\.dockerignore|\.gitlab-ci\.yml)$/.test(file),
    );
    expect(wanted).toContain('e2e/package.json');
    expect(wanted.filter((file) => isIgnored(file))).toEqual([]);
    expect(isIgnored('e2e/portal.ts')).toBe(true);
  });

  /** As Docker reads the file: the last line that matches a path, or a folder above it, decides. */
  function isIgnored(file: string): boolean {
    return lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .reduce((is, line) => (patternOf(line).test(file) ? !line.startsWith('!') : is), false);
  }

  /** e.g. "**\/*.test.ts" */
  function patternOf(line: string): RegExp {
    const plain = line.replace(/^!/, '').replaceAll(/[.+^$()|]/g, '\\$&');
    const path = plain
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?');
    return new RegExp(`^${path}(?:/.*)?$`);
  }
});
