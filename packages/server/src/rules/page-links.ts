import type { BuiltFile } from '../prepare/build-manifest.ts';
import { encodePath } from './encode-path.ts';

type Files = ReadonlyMap<string, BuiltFile>;

/** Machine-readable versions beside a page: `/docs/iiif` has `/docs/iiif.md`. */
const siblings = [
  { ending: '.md', rel: 'alternate' },
  { ending: '.openapi.yaml', rel: 'service-desc' },
  { ending: '.openapi.json', rel: 'service-desc' },
] as const;

/** Files about the whole site. */
const siteFiles = [
  { file: 'llms.txt', rel: 'describedby' },
  { file: '.well-known/api-catalog', rel: 'api-catalog' },
] as const;

/** Only the home page has a trailing slash. */
function stemOf(path: string): string {
  return path.replace(/\/$/, '/index');
}

/** `/docs/iiif` -> `/docs/iiif.md`, `/` -> `/index.md` */
export function markdownOf(files: Files, path: string): BuiltFile | undefined {
  return files.get(`${stemOf(path)}.md`);
}

function link(path: string, rel: string, { mediaType }: BuiltFile): string {
  return `<${encodePath(path)}>; rel="${rel}"; type="${mediaType.split(';')[0]}"`;
}

/** The `Link` header of a page, or undefined if there is nothing to link. */
export function linkHeader(files: Files, path: string, basePath: string): string | undefined {
  const candidates = [
    ...siblings.map(({ ending, rel }) => ({ path: stemOf(path) + ending, rel })),
    ...siteFiles.map(({ file, rel }) => ({ path: basePath + file, rel })),
  ];
  const links = candidates.flatMap(({ path: target, rel }) => {
    const file = files.get(target);
    return file ? [link(target, rel, file)] : [];
  });
  return links.length === 0 ? undefined : links.join(', ');
}
