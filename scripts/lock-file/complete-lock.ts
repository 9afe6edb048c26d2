const systems = [
  ...[
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ],
];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'loong64', 'ppc64', 'riscv64', 's390x'];

export type LockFile = {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      integrity?: string;
      link?: boolean;
      optional?: boolean;
      os?: string[];
      cpu?: string[];
      libc?: string[];
      optionalDependencies?: Record<string, string>;
    }
  >;
};

/**
 * A registry that lacks the binaries of other platforms makes npm drop them from the lock file, and
 * `npm ci` then refuses it. This puts them back with the versions their packages require.
 */
export function completeLock(lock: LockFile): { lock: LockFile; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isListed(packages, path, name)) continue;
      packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Whether the package at `path` finds `name` as Node resolves it: below itself, or further up. */
function isListed(packages: LockFile['packages'], path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  const parents = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'));
  return ['', ...parents.map((parent) => `${parent}/`)].some(
    (parent) => `${parent}node_modules/${name}` in packages,
  );
}

/** e.g. "@rollup/rollup-linux-arm64-musl" -> { os: ["linux"], cpu: ["arm64"], libc: ["musl"] } */
export function platformOf(name: string) {
  const words = name.split(/[^a-z0-9]+/).map((word) => (word === 'windows' ? 'win32' : word));
  const [os, cpu] = [systems, processors].map((known) => known.find((one) => words.includes(one)));
  if (!os || !cpu)
    throw new Error(`${name} is missing from the lock file, and is for no platform.`);
  return { os: [os], cpu: [cpu], ...(words.includes('musl') && { libc: ['musl'] }) };
}
