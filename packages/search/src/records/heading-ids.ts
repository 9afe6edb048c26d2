/// <reference path="./github-slugger.d.ts" />
import GithubSlugger from 'github-slugger';
import { readHeading } from './parse-mdx.ts';

type Nodes = import('mdast').Nodes;
type Heading = import('mdast').Heading;

/** The ids that Docusaurus gives the headings of a page. */
export function headingIds(root: Nodes): Map<Heading, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<Heading, string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const { text, givenId } = readHeading(node);
      ids.set(node, givenId ?? slugger.slug(text));
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return ids;
}
