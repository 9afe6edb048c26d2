import type { BuildManifest, BuiltFile } from '../prepare/build-manifest.ts';
import { cacheControl, immutableFolders } from '../rules/caching.ts';
import { encodePath } from '../rules/encode-path.ts';
import { mediaTypes } from '../rules/media-types.ts';
import { linkHeader, markdownOf } from '../rules/page-links.ts';
import { securityHeaders } from '../rules/security-headers.ts';

/** In the build, but cannot be requested. */
export const nginxFolder = '.nginx';

type Rows = Iterable<readonly [key: string, value: string]>;

const endings = String.raw`(?:/|\.html|/index)*`;
const found = '(?:200|206|304)';

/**
 * What nginx needs to know about a build to respond as this server does: `http.conf` for its http block
 * and `server.conf` for its server block. `deploy/nginx.conf` includes both and contains the rules.
 */
export function nginxFiles(manifest: BuildManifest): Record<'http.conf' | 'server.conf', string> {
  const note = '# Made by the build, as _headers is. Included by deploy/nginx.conf.';
  return {
    'http.conf': [note, ...httpLines(manifest), ''].join('\n'),
    'server.conf': [note, ...serverLines(manifest.contentSecurityPolicy), ''].join('\n'),
  };
}

function httpLines({ contentSecurityPolicy, basePath, redirects, files }: BuildManifest): string[] {
  const all = Object.entries(files);
  const known = new Map(all);
  const pages = all.filter(([, { file }]) => file.endsWith('.html'));
  const folders = immutableFolders.join('|');
  return [
    // nginx has no other way to write this character in a value.
    'geo $portal_dollar { default "$"; }',
    'map $args $portal_more_args { "" ""; default "&$args"; }',
    ...insideLines(basePath),
    ...map(
      '$portal_path',
      '$portal_page',
      '',
      rows(pages, ({ file }) => `/${file}`),
    ),
    ...map(
      '$portal_path',
      '$portal_markdown',
      '',
      rows(pages, (_page, path) => {
        const markdown = markdownOf(known, path);
        return markdown && `/${markdown.file}`;
      }),
    ),
    ...map(
      '$portal_path',
      '$portal_clean',
      '',
      pages.map(([path]) => [anyFormOf(path), quote(encodePath(path))] as const),
    ),
    ...map(
      '$portal_path',
      '$portal_moved',
      '',
      redirects.map(({ from, to }) => [anyFormOf(from), withArguments(to)] as const),
    ),
    ...map(
      '$portal_path',
      '$portal_shipped',
      '',
      rows(all, ({ file }) => (/\.(br|gz)$/.test(file) ? `/${file}` : undefined)),
    ),
    ...map(
      '$portal_path',
      '$portal_policy',
      contentSecurityPolicy,
      rows(all, (file) => file.contentSecurityPolicy),
    ),
    ...map(
      '"$status $portal_path"',
      '$portal_link',
      '',
      rows(pages, (_page, path) => linkHeader(known, path, basePath), `${found} `),
    ),
    ...map('"$status $portal_path"', '$portal_cache', cacheControl.never, [
      [`^${found} ${expression(basePath)}(?:${folders})/`, quote(cacheControl.immutable)],
      ['^(?:200|206|301|302|304|404) ', quote(cacheControl.revalidate)],
    ]),
    ...map('"$status $portal_markdown"', '$portal_vary', '', [
      [`^(?:404 |${found} .)`, quote('Accept, Accept-Encoding')],
      [`^${found} `, quote('Accept-Encoding')],
    ]),
  ];
}

function serverLines(policy: string): string[] {
  const headers = {
    ...securityHeaders(policy),
    'Content-Security-Policy': '$portal_policy',
    'Cache-Control': '$portal_cache',
    Vary: '$portal_vary',
    Link: '$portal_link',
  };
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'types {',
    ...mediaTypes().map(([ending, { contentType }]) => `    "${contentType}" ${ending};`),
    '}',
    'default_type application/octet-stream;',
  ];
}

/**
 * The path inside the build, for a site below a base path. A question mark, which is in no file name,
 * would start the query.
 */
function insideLines(basePath: string): string[] {
  if (basePath === '/') {
    return [
      ...map('$portal_path', '$portal_inside', '', []),
      ...map('$portal_path', '$portal_outside', '', []),
    ];
  }
  const base = expression(basePath.slice(0, -1));
  return [
    ...map('$portal_path', '$portal_inside', '', [
      [`^${base}(?<portal_rest>/[^?]*)$`, '$portal_rest'],
    ]),
    ...map('$portal_path', '$portal_outside', '1', [[`^${base}/[^?]*$`, '""']]),
  ];
}

/** The first row whose expression matches applies. */
function map(source: string, target: string, otherwise: string, entries: Rows): string[] {
  return [
    `map ${source} ${target} {`,
    `    default ${quote(otherwise)};`,
    ...[...entries].map(([key, value]) => `    "~${key.replaceAll('"', '\\"')}" ${value};`),
    '}',
  ];
}

/** A row for each path that has a value. */
function rows(
  files: readonly [path: string, file: BuiltFile][],
  pick: (file: BuiltFile, path: string) => string | undefined,
  before = '',
): Rows {
  return files.flatMap(([path, file]) => {
    const value = pick(file, path);
    return value === undefined
      ? []
      : [[`^${before}${expression(path)}$`, quote(value)] as [string, string]];
  });
}

/** Matches everything that `canonicalPath` maps to this path. */
function anyFormOf(path: string): string {
  const stem = path.replace(/\/$/, '').slice(1);
  return stem === '' ? `^${endings}$` : `^/+${expression(stem)}${endings}$`;
}

/** String keys would ignore case, so each is a regular expression. */
function expression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function quote(value: string): string {
  const escaped = value
    .replace(/["\\]/g, String.raw`\$&`)
    .replaceAll('$', () => '$' + '{portal_dollar}');
  return `"${escaped}"`;
}

/** `/docs/api?x=1#terms` keeps its own query, followed by that of the request. */
function withArguments(to: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const more = address.includes('?') ? '$portal_more_args' : '$is_args$args';
  return `"${quote(address).slice(1, -1)}${more}${quote(fragment).slice(1, -1)}"`;
}
