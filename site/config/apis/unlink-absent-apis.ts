import type { Portal } from '@portal/portal';
import { absentPages, withoutLinks } from '@portal/reference/absent-pages';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describedApis, referenceBase } from './described-apis';

type WithApis = Pick<Portal, 'apis'>;

/** A remark plugin: a guide's link to the reference of an API that the portal leaves out is plain text. */
export function unlinkAbsentApis(portal: WithApis): (root: Root) => void {
  const isAbsent = absentReferences(portal);
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
export function withoutAbsentApis(markdown: string, portal: WithApis): string {
  return withoutLinks(markdown, absentReferences(portal));
}

/** The addresses of such links in the text of a guide. */
export function absentLinks(mdx: string, portal: WithApis): string[] {
  const isAbsent = absentReferences(portal);
  const found = [...mdx.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm)]
    .map(([, address = '']) => address)
    .filter(isAbsent);
  withoutLinks(mdx, isAbsent, (address) => found.push(address));
  return found;
}

function absentReferences(portal: WithApis): (address: string) => boolean {
  return absentPages(
    referenceBase,
    describedApis(portal).map(({ id }) => id),
  );
}
