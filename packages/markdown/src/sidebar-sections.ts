/** As much of a Docusaurus sidebar as gives the order of pages. */
export type SidebarItem =
  | string
  | { type: 'doc'; id: string }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category';
      label: string;
      link?: { type: string; id?: string };
      items: readonly SidebarItem[];
    };

export type SidebarSection = { heading: string; paths: string[] };

/** `examples/index` -> `/docs/examples` */
function pathOfDoc(id: string, base: string): string {
  return `/${base}/${id}`.replace(/\/index$/, '');
}

function pathsOf(item: SidebarItem, base: string): string[] {
  if (typeof item === 'string') return [pathOfDoc(item, base)];
  if (item.type === 'doc') return [pathOfDoc(item.id, base)];
  if (item.type === 'link') return item.href.startsWith('/') ? [item.href] : [];
  const own = item.link?.id === undefined ? [] : [pathOfDoc(item.link.id, base)];
  return [...own, ...item.items.flatMap((inner) => pathsOf(inner, base))];
}

/** The pages of a sidebar under its categories; those before the first category are the start. */
export function sidebarSections(
  items: readonly SidebarItem[],
  { base = 'docs', first = 'Start here' } = {},
): SidebarSection[] {
  const start: SidebarSection = { heading: first, paths: [] };
  const sections = [start];
  for (const item of items) {
    const paths = pathsOf(item, base);
    if (typeof item === 'string' || item.type !== 'category') start.paths.push(...paths);
    else sections.push({ heading: item.label, paths });
  }
  return sections.filter(({ paths }) => paths.length > 0);
}
