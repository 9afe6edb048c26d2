import { apiAddress } from '../../config/apis/api-address';
import type { PagePortal } from '../../config/page-portal';
import type { DataFile } from './json-ld';

const shape = 'dataset must be a list of { path: "/datasets/…", name: "…" }';

function readFile(value: unknown): { path: string; name: string } {
  const { path, name } = (value ?? {}) as { path?: unknown; name?: unknown };
  if (typeof path !== 'string' || typeof name !== 'string') throw new Error(shape);
  return { path, name };
}

/** The files that a page's front matter names as its dataset. */
export function dataFiles(frontMatter: object, portal: PagePortal): DataFile[] {
  const given = 'dataset' in frontMatter ? frontMatter.dataset : undefined;
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new Error(shape);
  return given.map(readFile).map(({ path, name }) => ({
    name,
    address: apiAddress(path, portal),
    mediaType: 'application/gzip',
  }));
}
