import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { nearestOf } from '../../../packages/contract/src/index.ts';
import { linkFollower } from '../../../packages/markdown/src/index.ts';
import type { Portal } from '../../../packages/portal/src/index.ts';
import { absentPages } from '../../../packages/reference/src/absent-pages.ts';
import { describedApis, referenceBase } from '../../../site/config/apis/described-apis.ts';
import { root } from '../../bootstrap/paths.mjs';
import { findPlace, modulesOf } from '../find-place.ts';
import { portalLinks, sidebarGuides } from './portal-links.ts';
import type { LinkKind } from './read-guide.ts';
import { withoutInnerFields } from './reference-ids.ts';
import type { SiteAddresses } from './site-addresses.ts';

/**
 * Every link of the guides and of portal.ts that a build would report as broken, each with its file and
 * line. Links to the reference of an API that the portal leaves out become plain text, with a warning.
 */
export function linkProblems(portal: Portal, folder: string, site: SiteAddresses): string[] {
  const problemOf = problemFinder(portal, folder, site);
  const isAbsent = absentPages(
    referenceBase,
    describedApis(portal).map(({ id }) => id),
  );
  const inGuides = site.written.flatMap(({ path, file, guide }) => {
    const isOfSite = ['docs', 'home'].some((name) => file.startsWith(join(folder, name, '/')));
    const { fault } = guide;
    if (fault) {
      return [
        `${relative(root, file)}:${fault.line}:${fault.column} This is not MDX: ${fault.reason}`,
      ];
    }
    return guide.links.flatMap(({ url, kind, line, column }) => {
      if (isOfSite && kind === 'page' && isAbsent(url)) return [];
      const problem = problemOf({ url, kind }, path, file);
      return problem === undefined
        ? []
        : [`${relative(root, file)}:${line}:${column} ${url || 'a link'}: ${problem}`];
    });
  });
  const inPortal = portalLinks(portal).flatMap(({ url, kind }) => {
    if (kind === 'address' && isAbsent(url)) return [];
    // Unlike HTML in a guide, these texts get the path that the site is below.
    const given = kind === 'address' && url.startsWith('/') ? `pathname://${url}` : url;
    const problem = problemOf({ url: given, kind }, '/', join(folder, 'portal.ts'));
    if (problem === undefined) return [];
    return [
      `${findPlace(modulesOf(folder, 'portal'), `'${url}'`, `(${url})`, url)} ${url}: ${problem}`,
    ];
  });
  return [...new Set([...inGuides, ...inPortal, ...sidebarProblems(portal, folder, site)])];
}

type Link = { url: string; kind: LinkKind };

function problemFinder(
  { siteUrl, basePath, redirects = [] }: Portal,
  folder: string,
  site: SiteAddresses,
) {
  const nearest = (text: string, known: readonly string[]) =>
    nearestOf(known.map((value) => ({ value })))(text);
  const plan = { siteUrl, nearest };
  const toPage = linkFollower({ ...plan, apiBases: site.unknownPages }, site.pages);
  const toAny = linkFollower({ ...plan, apiBases: site.unchecked }, site.served);
  /** In Markdown, addresses begin after the path that the site is below. */
  const below = (url: string) => (url.startsWith('/') ? basePath + url.slice(1) : url);
  const docs = join(folder, 'docs');
  const pathOfFile = new Map(site.written.map(({ file, path }) => [file, path]));
  const guideFiles = [...pathOfFile.keys()].filter((file) => file.startsWith(join(docs, '/')));

  /** A link to the file of another guide. */
  function fileProblem(name: string, hash: string, file: string): string | undefined {
    const isRelative = /^\.\.?\//.test(name);
    const folders = name.startsWith('/') ? [docs] : [dirname(file), ...(isRelative ? [] : [docs])];
    const candidates = folders.map((one) => join(one, decodeURI(name)));
    const found = candidates.find((one) => guideFiles.includes(one));
    if (found) return toPage(below(`${pathOfFile.get(found)}${hash}`), '/').problem;
    const near = nearest(
      relative(docs, candidates[0] ?? ''),
      guideFiles.map((one) => relative(docs, one)),
    );
    const shown = near && relative(dirname(file), join(docs, near)).replace(/^(?!\.)/, './');
    return `there is no such guide${shown ? `; the nearest is ${shown}` : ''}`;
  }

  function pageProblem(url: string, from: string, file: string): string | undefined {
    const [, name = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(url) ?? [];
    if (/\.mdx?$/.test(name)) return fileProblem(name, hash, file);
    if (extname(name) !== '' && isFile(fileOf(name, file))) return undefined;
    const { problem } = toPage(below(withoutInnerFields(url)), from);
    if (problem === undefined) return undefined;
    const path = name.startsWith('/') ? name : resolve(dirname(from), name);
    const moved = redirects.find((one) => one.from === path);
    if (moved) return `it is an old address; write ${moved.to}`;
    return toAny(below(url), from).problem === undefined
      ? `no page is there; for a file or a request, write pathname://${path}`
      : problem;
  }

  function pictureProblem(url: string, from: string, file: string): string | undefined {
    if (isFile(fileOf(url, file))) return undefined;
    return url.startsWith('/') ? toAny(below(url), from).problem : 'there is no such file';
  }

  function fileOf(name: string, file: string): string {
    return name.startsWith('/') ? join(folder, 'static', name) : join(dirname(file), name);
  }

  return ({ url, kind }: Link, from: string, file: string): string | undefined => {
    if (url === '') return 'it is empty; write an address or a file';
    const [, unchecked] = /^pathname:\/\/(.*)/.exec(url) ?? [];
    if (unchecked !== undefined) return toAny(below(unchecked), from).problem;
    if (URL.canParse(url) || url.startsWith('//')) return toAny(url, from).problem;
    if (kind === 'address') return toAny(url, from).problem;
    return kind === 'picture' ? pictureProblem(url, from, file) : pageProblem(url, from, file);
  };
}

function sidebarProblems(portal: Portal, folder: string, { guideIds }: SiteAddresses): string[] {
  const nearest = nearestOf(guideIds.map((value) => ({ value })));
  return sidebarGuides(portal.sidebar)
    .filter((id) => !guideIds.includes(id))
    .map((id) => {
      const near = nearest(id);
      const place = findPlace(modulesOf(folder, 'portal'), `'${id}'`, `"${id}"`);
      return `${place} ${id}: the folder docs has no such guide${near ? `; the nearest is '${near}'` : ''}`;
    });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
