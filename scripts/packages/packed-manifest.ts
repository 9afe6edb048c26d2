export type Versions = Record<string, string>;

export type Manifest = {
  name: string;
  version: string;
  description?: string;
  keywords?: string[];
  sideEffects?: boolean | string[];
  exports: Record<string, string>;
  bin?: Versions;
  dependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: object;
};

/**
 * The manifest of a package as it is packed. In the workspace `exports` name the sources, so that
 * nothing has to be built there; what others install is in `dist`.
 * @param directory e.g. "packages/client"
 */
export function packedManifest(
  manifest: Manifest,
  project: { license: string; engines: Versions; repository: { type: string; url: string } },
  directory: string,
) {
  const { name, version, description, keywords, sideEffects, bin } = manifest;
  const { dependencies = {}, peerDependencies, peerDependenciesMeta } = manifest;
  const { license, engines, repository } = project;
  return {
    name,
    version,
    description,
    keywords,
    license,
    repository: { ...repository, directory },
    type: 'module',
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(scriptOf) : sideEffects,
    engines,
    exports: {
      ...mapValues(manifest.exports, packedExport),
      './package.json': './package.json',
    },
    ...(bin && { bin: mapValues(bin, (file) => scriptOf(file).replace(/^\.\//, '')) }),
    files: ['dist'],
    dependencies: mapValues(dependencies, rangeOf),
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

/** @param file e.g. "./src/index.ts" */
function packedExport(file: string) {
  if (!/\.tsx?$/.test(file)) return inDist(file);
  return { types: inDist(file).replace(/\.tsx?$/, '.d.ts'), default: scriptOf(file) };
}

function scriptOf(file: string): string {
  return inDist(file).replace(/\.tsx?$/, '.js');
}

function inDist(file: string): string {
  return file.replace(/^\.\/src\//, './dist/');
}

/**
 * The workspace pins every package; someone who installs ours may already have a later one. Before 1.0
 * every release may break something, a patch too, so only the one that is tested will do.
 */
function rangeOf(version: string): string {
  return /^[1-9]\d*\.\d+\.\d+/.test(version) ? `^${version}` : version;
}

function mapValues<T>(object: Versions, change: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
