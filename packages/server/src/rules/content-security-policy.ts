import { hash } from 'node:crypto';
import { elementsNamed, type HtmlElement } from '../prepare/html-elements.ts';

// With any other type a script element is a data block, which browsers do not run.
const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
]);

function isExecutableInline({ attributes }: HtmlElement): boolean {
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  return !attributes.has('src') && !attributes.has('href') && executableTypes.has(type);
}

/** One source expression for each inline script, e.g. `'sha256-AbC…='`. */
export function inlineScriptHashes(html: string): string[] {
  return elementsNamed(html, ['script'])
    .filter(isExecutableInline)
    .map(({ text }) => `'sha256-${hash('sha256', text, 'base64')}'`);
}

function distinct(values: Iterable<string>): string[] {
  return [...new Set(values)].sort();
}

function checkOrigin(origin: string): string {
  if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new Error(`"${origin}" is not an origin. Write it like "https://api.example.org".`);
  }
  return origin;
}

function distinctOrigins(origins: readonly string[]): string[] {
  return distinct(origins.map(checkOrigin));
}

/** Other hosts that the site's pages may use, each as an origin. */
export type AllowedOrigins = {
  /** Hosts they may call, e.g. `https://api.example.org` */
  connectOrigins?: readonly string[];
  /** Hosts whose pictures they may show, e.g. `https://images.example.org` */
  pictureOrigins?: readonly string[];
};

export function contentSecurityPolicy(
  scriptHashes: Iterable<string>,
  { connectOrigins = [], pictureOrigins = [] }: AllowedOrigins = {},
): string {
  return write([
    ['default-src', "'self'"],
    ['script-src', "'self'", ...distinct(scriptHashes)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...distinctOrigins(pictureOrigins)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...distinctOrigins(connectOrigins)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/**
 * For the script of a worker that runs readers' code, as JavaScript or in a WebAssembly interpreter. It
 * has no access to the page, and may call only the hosts that pages may.
 */
export function workerPolicy(
  allowed: "'unsafe-eval'" | "'wasm-unsafe-eval'",
  connectOrigins: readonly string[],
): string {
  return write([
    ['default-src', "'none'"],
    ['script-src', "'self'", allowed],
    ['connect-src', "'self'", ...distinctOrigins(connectOrigins)],
    // Firefox asks this before a module worker imports a file. Cells cannot start workers anyway.
    ['worker-src', "'self'"],
    ['frame-ancestors', "'none'"],
  ]);
}

function write(directives: string[][]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}
