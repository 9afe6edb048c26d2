import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { mapLimited } from './map-limited.ts';

export type ContentEncoding = 'br' | 'gzip';

export type BuiltFile = {
  /** Path inside the build, e.g. `docs/iiif.html`. */
  file: string;
  size: number;
  mediaType: string;
  /** Of the uncompressed content. */
  hash: string;
  /** Sizes of the compressed copies beside the file. */
  encodings: Partial<Record<ContentEncoding, number>>;
  /** Whether the name changes with the content, so that caches may keep it indefinitely. */
  immutable: boolean;
  /** Replaces the site's own policy, for the script of a worker. */
  contentSecurityPolicy?: string;
  /** Set for a download that contains the manifest's `address`. */
  namesAddress?: true;
};

export type Redirect = { from: string; to: string };

export type BuildManifest = {
  version: 1;
  /** The beginning of every path of the site, e.g. `/` or `/developers/`. */
  basePath: string;
  /** The address the site was built for, which a server replaces with its own, e.g. `https://dev.example.org`. */
  address?: string;
  contentSecurityPolicy: string;
  redirects: Redirect[];
  notFound: BuiltFile | null;
  /** By URL path; pages by their clean path, e.g. `/docs/iiif` or `/developers/docs/iiif`. */
  files: Record<string, BuiltFile>;
};

export const manifestName = '.manifest.json';

const extensions = { br: '.br', gzip: '.gz' } as const satisfies Record<ContentEncoding, string>;

/** e.g. `docs/iiif.html` and `br` -> `docs/iiif.html.br` */
export function encodedName(file: string, encoding: ContentEncoding): string {
  return file + extensions[encoding];
}

const advice = 'Run "npm run build" first.';

function damaged(dir: string, what: string, cause?: unknown): Error {
  return new Error(`The built site in ${dir} is damaged: ${what}. ${advice}`, { cause });
}

function isBuiltFile(value: unknown): value is BuiltFile {
  if (typeof value !== 'object' || value === null) return false;
  const { file, size, mediaType, hash, encodings, immutable, contentSecurityPolicy, namesAddress } =
    value as Partial<BuiltFile>;
  return (
    typeof file === 'string' &&
    !isAbsolute(file) &&
    !file.split('/').includes('..') &&
    typeof size === 'number' &&
    typeof mediaType === 'string' &&
    typeof hash === 'string' &&
    typeof encodings === 'object' &&
    encodings !== null &&
    typeof immutable === 'boolean' &&
    (contentSecurityPolicy === undefined || typeof contentSecurityPolicy === 'string') &&
    (namesAddress === undefined || namesAddress === true)
  );
}

function isManifest(value: unknown): value is BuildManifest {
  if (typeof value !== 'object' || value === null) return false;
  const { version, basePath, address, contentSecurityPolicy, redirects, notFound, files } =
    value as Partial<BuildManifest>;
  return (
    version === 1 &&
    typeof basePath === 'string' &&
    (address === undefined || URL.canParse(address)) &&
    typeof contentSecurityPolicy === 'string' &&
    Array.isArray(redirects) &&
    (notFound === null || isBuiltFile(notFound)) &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every(isBuiltFile)
  );
}

function parseManifest(dir: string, json: string): BuildManifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw damaged(dir, `${manifestName} is not JSON`, cause);
  }
  if (!isManifest(value)) throw damaged(dir, `${manifestName} is not a manifest of this version`);
  return value;
}

function expectedSizes({ files, notFound }: BuildManifest): [name: string, size: number][] {
  return [...Object.values(files), ...(notFound === null ? [] : [notFound])].flatMap((built) => [
    [built.file, built.size] as [string, number],
    ...Object.entries(built.encodings).map(([encoding, size]): [string, number] => [
      encodedName(built.file, encoding as ContentEncoding),
      size,
    ]),
  ]);
}

async function findProblem(
  dir: string,
  [name, size]: [string, number],
): Promise<string | undefined> {
  const found = await stat(join(dir, name)).catch(() => undefined);
  if (found === undefined || !found.isFile()) return `${name} is missing`;
  return found.size === size ? undefined : `${name} has ${found.size} bytes instead of ${size}`;
}

/** Rejects unless the build is complete, so that a server never starts with half a site. */
export async function readManifest(dir: string): Promise<BuildManifest> {
  const json = await readFile(join(dir, manifestName), 'utf8').catch((cause: unknown) => {
    throw new Error(`No built site in ${dir}. ${advice}`, { cause });
  });
  const manifest = parseManifest(dir, json);
  const checks = await mapLimited(expectedSizes(manifest), 16, (item) => findProblem(dir, item));
  const [first, ...others] = checks.filter((problem) => problem !== undefined);
  if (first !== undefined) {
    throw damaged(dir, others.length === 0 ? first : `${first}, and ${others.length} more`);
  }
  return manifest;
}
