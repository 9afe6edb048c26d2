import { linksInMarkdown } from '../../../packages/markdown/src/index.ts';
import type { Portal, SidebarEntry } from '../../../packages/portal/src/index.ts';
import type { LinkKind } from './read-guide.ts';

type PortalLink = { url: string; kind: LinkKind };

/** The links to pages of this portal in the fields of portal.ts. */
export function portalLinks(portal: Portal): PortalLink[] {
  const { home, apis, footer, documentation, examples, glossary, sandboxPage } = portal;
  const pages = [
    ...[...home.actions, ...(home.paths?.each ?? []).flatMap(({ steps }) => steps)],
    ...(home.examples ? [home.examples.all] : []),
    ...[...footer.documentation, ...footer.more],
    ...apis.flatMap(({ workbench }) => workbench?.readInstead ?? []),
    ...(portal.redirects ?? []),
  ].map(({ to }) => to);
  const guides = apis.flatMap(({ guide }) => guide ?? []);
  const others = [documentation, examples, glossary].filter((page) => page !== undefined);
  const leads = sandboxPage ? linksInMarkdown(sandboxPage.lead) : [];
  const words = apis.flatMap(({ introduction = '', readOn = '' }) =>
    linksInMarkdown(`${introduction}\n\n${readOn}`),
  );
  const announced = [...(portal.announcement?.html ?? '').matchAll(/\bhref=["']?([^"'\s>]+)/g)];
  return [
    ...[...pages, ...guides, ...others, ...leads, ...sidebarLinks(portal.sidebar)].map(
      (url) => ({ url, kind: 'page' }) as const,
    ),
    ...[...words, ...announced.map(([, url = '']) => url)].map(
      (url) => ({ url, kind: 'address' }) as const,
    ),
  ];
}

function sidebarLinks(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    if ('to' in entry) return [entry.to];
    return entry.entries === 'apis' ? [] : sidebarLinks(entry.entries);
  });
}

/** The guides that the sidebar names. */
export function sidebarGuides(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    if ('to' in entry) return [];
    const page = entry.page === undefined ? [] : [entry.page];
    return entry.entries === 'apis' ? page : [...page, ...sidebarGuides(entry.entries)];
  });
}
