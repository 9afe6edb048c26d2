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
      if (service.image && !service.build) expect(service.image).toMatch(/:\d+\.\d+/);
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

  it('leaves out whatever git does', () => {
    const missing = readText('.gitignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\/|\/$/g, ''))
      .filter((line) => !lines.includes(line) && !lines.includes(`**/${line.split('/').at(-1)}`));
    expect(missing).toEqual([]);
  });

  it('leaves out no source of a package, and no manifest that npm asks for', () => {
    const folders = lines
      .filter((line) => /^\*\*\/[\w.-]+$/.test(line))
      .map((line) => line.slice(3));
    const lost = repository.files.filter((file) =>
      file.split('/').some((part) => folders.includes(part)),
    );
    expect(lost).toEqual([]);
    expect(lines).toContain('!e2e/package.json');
  });
});
