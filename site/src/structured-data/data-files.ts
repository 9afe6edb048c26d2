import { apiAddress } from '../../config/apis/api-address';
import type { PagePortal } from '../../config/page-portal';
import type { DataFile } from './json-ld';

const shape =
  'dataset must be a list of { path: "/datasets/…", name: "…" }, with a mediaType such as text/csv if the file is not a .gz';

type Given = { path: string; name: string; mediaType: string };

function readFile(value: unknown): Given {
  const { path, name, ...rest } = (value ?? {}) as { [Key in keyof Given]?: unknown };
  if (typeof path !== 'string' || typeof name !== 'string') throw new Error(shape);
  const { mediaType = path.endsWith('.gz') ? 'application/gzip' : undefined } = rest;
  if (typeof mediaType !== 'string') throw new Error(shape);
  return { path, name, mediaType };
}

/** The licence of those files, which need not be that of the guides. */
export function dataLicence(frontMatter: object): string | undefined {
  const given = 'datasetLicence' in frontMatter ? frontMatter.datasetLicence : undefined;
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new Error(
    'datasetLicence must be an address, such as https://creativecommons.org/licenses/by/4.0/',
  );
}

/** The files that a page's front matter names as its dataset. */
export function dataFiles(frontMatter: object, portal: PagePortal): DataFile[] {
  const given = 'dataset' in frontMatter ? frontMatter.dataset : undefined;
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new Error(shape);
  return given.map(readFile).map(({ path, ...file }) => ({
    ...file,
    address: apiAddress(path, portal),
  }));
}
