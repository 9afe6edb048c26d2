import type { Portal } from '@portal/portal';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describedApis, referenceBase } from './described-apis';

const inlineLink = /\[([^\]]+)\]\(\s*<?([^)\s>]+)[^)]*\)/g;

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
    const absent = new Set<string>();
    visit(root, 'definition', ({ identifier, url }) => {
      if (isAbsent(url)) absent.add(identifier);
    });
    visit(root, ['link', 'linkReference'], (node, index, parent) => {
      const isLost =
        (node.type === 'link' && isAbsent(node.url)) ||
        (node.type === 'linkReference' && absent.has(node.identifier));
      if (!parent || index === undefined || !isLost) return undefined;
      parent.children.splice(index, 1, ...(node as Link).children);
      return index;
    });
  };
}

/** Markdown in which such links are plain text. */
export function withoutAbsentApis(markdown: string, portal: Pick<Portal, 'apis'>): string {
  const isAbsent = absentReference(portal);
  return markdown.replaceAll(inlineLink, (whole, label: string, address: string) =>
    isAbsent(address) ? label : whole,
  );
}

/** The addresses of such links in the text of a guide. */
export function absentLinks(mdx: string, portal: Pick<Portal, 'apis'>): string[] {
  const isAbsent = absentReference(portal);
  const prose = mdx.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const addresses = [
    ...[...prose.matchAll(inlineLink)].map(([, , address = '']) => address),
    ...[...prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm)].map(([, address = '']) => address),
  ];
  return addresses.filter(isAbsent);
}
