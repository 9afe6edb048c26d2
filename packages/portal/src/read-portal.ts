import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownHandlers } from '@portal/sandbox/services';
import { checkPortal, type PortalProblem } from './check-portal.ts';
import type { PortalDefinition } from './definition.ts';
import { findPortals } from './folders.mjs';
import type { Portal } from './portal.ts';
import { resolveApi } from './resolve-api.ts';

/** Where a portal's own handlers are. */
export const handlersFile = 'sandbox.ts';

/** Folders of the site whose files browsers keep for a year: the engine's files there change their names. */
export const reservedFolders = ['assets', 'pyodide', 'sandbox-data', 'search-data'] as const;

/** A portal that cannot be used, with everything that is wrong with it. */
export class PortalProblems extends Error {
  constructor(file: string, problems: readonly PortalProblem[]) {
    const lines = problems.map(({ field, message }) => `  ${field} ${message}`);
    const [only] = problems;
    super(
      problems.length === 1 && only?.field === ''
        ? `${file} ${only.message}`
        : `${file} cannot be used:\n${lines.join('\n')}`,
    );
  }
}

/**
 * Reads a portal's folder. Rejects once with every problem, each naming its field. If an address is
 * given, it replaces the one in portal.ts.
 */
export async function readPortal(folder: string, address?: string): Promise<Portal> {
  const file = join(folder, 'portal.ts');
  if (!existsSync(file)) {
    const others = existsSync(dirname(folder)) ? findPortals(dirname(folder)) : [];
    throw new PortalProblems(shortName(folder), [
      { field: '', message: `is missing; the portals are ${others.join(', ') || 'none yet'}` },
    ]);
  }
  const { default: value } = await import(pathToFileURL(file).href).catch((error) => {
    throw importProblem(error, folder, file);
  });
  return toPortal(value, folder, address);
}

/** The checked portal that a portal.ts exports, with what its files add. */
export function toPortal(value: unknown, folder: string, address?: string): Portal {
  const given = address && typeof value === 'object' && value ? { ...value, url: address } : value;
  const { portal, problems } = checkPortal(given);
  if (!portal) throw new PortalProblems(shortName(folder), problems);
  const { url, ...definition } = portal;
  throwIfAny(folder, [...missingFiles(definition, folder), ...misplacedFiles(folder)]);
  const { origin, pathname } = new URL(url);
  const basePath = `${pathname.replace(/\/+$/, '')}/`;
  const siteUrl = origin + basePath.slice(0, -1);
  const resolved = definition.apis.map((api) => resolveApi(api, folder, siteUrl));
  throwIfAny(
    folder,
    resolved.flatMap((one, at) =>
      one.api ? [] : [{ field: `apis[${at}].${one.field}`, message: one.problem }],
    ),
  );
  const apis = resolved.flatMap(({ api }) => api ?? []);
  return { ...definition, id: basename(folder), origin, basePath, siteUrl, apis };
}

/** In one line, what keeps a portal's module or a file that it imports from running: the rest is about the loader. */
export function importProblem(error: unknown, folder: string, module: string): PortalProblems {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const [, syntaxFile, row = '', column = '', fault] =
    /^(.+):(\d+):(\d+): ERROR: (.*)$/m.exec(message) ?? [];
  // A column of the compiler counts from 0.
  if (syntaxFile && fault) {
    return new PortalProblems(`${shortPath(syntaxFile, folder)}:${row}:${Number(column) + 1}:`, [
      { field: '', message: fault },
    ]);
  }
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && line.includes(folder));
  const [, runFile = module, at = ''] =
    /(?:file:\/\/|[\s(])(\/[^()]*?)(:\d+:\d+)\)?$/.exec(frame ?? '') ?? [];
  return new PortalProblems(`${shortPath(runFile, folder)}${at}:`, [
    { field: '', message: message.split('\n')[0] ?? '' },
  ]);
}

function shortPath(file: string, folder: string): string {
  return relative(dirname(dirname(folder)), file).replaceAll('\\', '/');
}

function throwIfAny(folder: string, problems: readonly PortalProblem[]): void {
  if (problems.length > 0) throw new PortalProblems(shortName(folder), problems);
}

function shortName(folder: string): string {
  return `${basename(dirname(folder))}/${basename(folder)}/portal.ts`;
}

function missingFiles(portal: Omit<PortalDefinition, 'url'>, folder: string): PortalProblem[] {
  const { brand, home, apis } = portal;
  const named = [
    { field: 'brand.logo', name: brand.logo },
    { field: 'brand.tokens', name: brand.tokens },
    ...(home.firstRequest ? ['home/_request.mdx', 'home/_answer.mdx'] : []).map((name) => ({
      field: 'home.firstRequest',
      name,
    })),
    ...apis.flatMap(({ description, sandbox }, at) => [
      { field: `apis[${at}].description`, name: description },
      { field: `apis[${at}].sandbox`, name: sandbox === ownHandlers ? handlersFile : undefined },
    ]),
  ];
  return named.flatMap(({ field, name }) =>
    name === undefined || existsSync(join(folder, name))
      ? []
      : [{ field, message: `needs the file ${name}, which does not exist` }],
  );
}

function misplacedFiles(folder: string): PortalProblem[] {
  return reservedFolders
    .map((name) => `static/${name}`)
    .filter((name) => existsSync(join(folder, name)))
    .map((field) => ({
      field,
      message:
        'must have another name, such as "static/files": browsers keep files in a folder of this name for a year, so readers would not see your changes',
    }));
}
