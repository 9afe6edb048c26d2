import type { Portal, SidebarEntry } from '@portal/portal';
import { describedApis, referenceBase } from '../apis/described-apis';

type Item =
  | { type: 'doc'; id: string }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category';
      label: string;
      link?: { type: 'doc'; id: string };
      collapsed?: boolean;
      items: Item[];
    };

/** The guides in the order of the portal, which other lists of them follow. */
export function docsSidebar(portal: Portal): Item[] {
  return portal.sidebar.map((entry) => toItem(entry, portal));
}

function toItem(entry: SidebarEntry, portal: Portal): Item {
  if (typeof entry === 'string') return { type: 'doc', id: entry };
  if ('to' in entry) return { type: 'link', label: entry.label, href: entry.to };
  const { label, page, isOpen, entries } = entry;
  return {
    type: 'category',
    label,
    ...(page && { link: { type: 'doc', id: page } }),
    ...(isOpen && { collapsed: false }),
    items: entries === 'apis' ? references(portal) : entries.map((one) => toItem(one, portal)),
  };
}

function references(portal: Portal): Item[] {
  return describedApis(portal).map(({ id, label }) => ({
    type: 'link',
    label: `${label} API`,
    href: `/${referenceBase}/${id}`,
  }));
}
