import type { Portal } from '@portal/portal';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describedApis, referenceBase } from './reference';

/** Whether an address is that of a reference page, or of a file beside it, that the portal does not have. */
export function absentReference(portal: Pick<Portal, 'apis'>): (address: string) => boolean {
  const ids = describedApis(portal).map(({ id }) => id);
  return (address) => {
    const [, name] = new RegExp(`^/${referenceBase}/([^/?#]+)`).exec(address) ?? [];
    return name !== undefined && !ids.some((id) => name === id || name.startsWith(`${id}.`));
  };
}

/** A remark plugin: a guide's link to the reference of an API that the portal leaves out is plain text. */
export function unlinkAbsentApis(portal: Pick<Portal, 'apis'>): (root: Root) => void {
  const isAbsent = absentReference(portal);
  return (root) => {
    visit(root, 'link', (node: Link, index, parent) => {
      if (!parent || index === undefined || !isAbsent(node.url)) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return index;
    });
  };
}

/** The addresses of such links in the text of a guide. */
export function absentLinks(mdx: string, portal: Pick<Portal, 'apis'>): string[] {
  const isAbsent = absentReference(portal);
  const addresses = [...mdx.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, address = '']) => address);
  return addresses.filter(isAbsent);
}
