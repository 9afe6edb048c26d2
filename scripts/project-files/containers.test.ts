import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
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

  it('limits the memory of the server to what deploy/README.md promises', () => {
    expect(readText('deploy/README.md')).toContain(
      `at most ${parseInt(compose.services.portal.mem_limit, 10)} MB`,
    );
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

describe('the health check of the image', () => {
  const [, command = ''] = /^HEALTHCHECK[^[]*CMD (.*)$/ms.exec(readText('Dockerfile')) ?? [];
  const [program = '', ...args] = JSON.parse(command.split('\n')[0] ?? '');

  /** The exit status of the check for a site below `base` whose sandbox answers with this status. */
  async function check(base: string, status: number) {
    const server = createServer(({ url }, response) => {
      const isHome = url === base;
      if (url === `${base}sandbox/status` || isHome) response.writeHead(isHome ? 200 : status);
      else response.writeHead(302, { Location: base });
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const child = spawn(program, args, { env: { ...process.env, PORT: String(port) } });
    return (await once(child, 'close'))[0];
  }

  it.each([
    ['/', 200, 0],
    ['/', 503, 1],
    ['/developers/', 200, 0],
    ['/developers/', 503, 1],
    // A portal without a sandbox.
    ['/', 404, 0],
  ])('below %s, with %i from the sandbox, exits with %i', async (base, status, code) => {
    expect(await check(base, status)).toBe(code);
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
