import { expect, it } from 'vitest';
import { checkDockerfile } from './check-dockerfile.ts';
import { readText, repository } from './repository.ts';

const dockerfile = readText('Dockerfile');

it('finds nothing wrong with the Dockerfile', () => {
  expect(checkDockerfile(dockerfile, repository)).toEqual([]);
});

it.each<[mistake: string, from: RegExp | string, to: string, problem: string]>([
  ['runs as root', /^USER .*$/m, '', 'USER must be set'],
  ['runs as root by name', /^USER .*$/m, 'USER root', 'USER must be set'],
  ['runs as root by number', /^USER .*$/m, 'USER 0:0', 'USER must be set'],
  ['has no health check', /^HEALTHCHECK [\s\S]*?(?=^CMD)/m, '', 'HEALTHCHECK must'],
  [
    'switches the health check off',
    /^HEALTHCHECK [\s\S]*?(?=^CMD)/m,
    'HEALTHCHECK NONE\n',
    'HEALTHCHECK',
  ],
  ['starts through a shell', /^CMD .*$/m, 'CMD node scripts/run.mjs serve', 'CMD must be a list'],
  ['starts a missing script', 'scripts/run.mjs', 'scripts/runs.mjs', 'scripts/runs.mjs'],
  ['runs a missing npm script', 'npm run pack', 'npm run bundle', 'npm run bundle'],
  ['copies what is not there', 'COPY . .', 'COPY sources .', 'COPY sources: not in'],
  ['copies from a missing stage', '--from=build', '--from=builder', 'no such stage'],
  [
    'copies what no stage makes',
    '--from=build /srv/portal',
    '--from=build /srv/site',
    'not make it',
  ],
  ['downloads', 'COPY . .', 'ADD https://example.org/x.tar.gz .', 'use COPY'],
  ['floats', /node:\S+ AS build/, 'node:latest AS build', 'not pinned'],
  ['names no release', /node:\S+ AS build/, 'node AS build', 'not pinned'],
  ['follows a tag', /@sha256:\w+/, '', 'node:22.23.3-bookworm-slim is not pinned'],
  ['installs other versions', 'npm ci', 'npm install', 'use npm ci'],
  ['runs install scripts', '--ignore-scripts', '--no-progress', 'use npm ci --ignore-scripts'],
  ['builds one portal only', /^ARG PORTAL=$/m, '', 'ARG PORTAL='],
  ['names a portal', /^ARG PORTAL=$/m, 'ARG PORTAL=harbour', 'ARG PORTAL='],
  ['forgets the address', /^ARG PORTAL_URL=$/m, '', 'ARG PORTAL_URL='],
  [
    'asks for the portal after the build',
    /(ARG PORTAL=\n)([\s\S]*?RUN npm run build.*\n)/,
    '$2$1',
    'ARG',
  ],
  ['serves another portal', ' PORTAL=$PORTAL', '', 'hand PORTAL on'],
  ['exposes another port', 'EXPOSE 3000', 'EXPOSE 8080', 'EXPOSE and PORT'],
  ['listens inside only', 'HOST=0.0.0.0', 'HOST=localhost', 'HOST must be'],
  ['leaves memory to glibc', 'MALLOC_ARENA_MAX=2', 'MALLOC_ARENA_MAX=8', 'MALLOC_ARENA_MAX=2'],
  ['has an unknown instruction', 'EXPOSE 3000', 'EXPORT 3000', 'Unknown instruction: EXPORT'],
  ['has a flag that Docker refuses', '--interval=30s', '--every=30s', 'Unknown flag: every'],
  ['has no version', /org\.opencontainers\.image\.version="[^"]*" /, '', 'version is missing'],
])('reports a Dockerfile that %s', (_, from, to, problem) => {
  const changed = dockerfile.replace(from, to);
  expect(changed).not.toBe(dockerfile);
  expect(checkDockerfile(changed, repository).join('\n')).toContain(problem);
});
