import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

type Root = import('mdast').Root;
type Heading = import('mdast').Heading;

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** A page's syntax tree. Its lines are those of the source. */
export function parseMdx(source: string): Root {
  return reader.parse(hideGivenIds(source));
}

/** MDX takes `{#id}` for an expression and fails on it. */
function hideGivenIds(source: string): string {
  return source.replace(/^(#{1,6} .*?)\{(#[\w-]+)\}(?=\s*$)/gm, '$1\\{$2\\}');
}

/** Lines of code may look like headings. */
export function showGivenIds(code: string): string {
  return code.replace(/^(#{1,6} .*?)\\\{(#[\w-]+)\\\}(?=\s*$)/gm, '$1{$2}');
}

/** What a heading says, and the id that it gives: `Size {#size}` or, as Docusaurus also reads, a comment with it. */
export function readHeading({ children }: Heading): { text: string; givenId?: string } {
  const last = children.at(-1);
  const [, inComment] =
    (last?.type as string) === 'mdxTextExpression'
      ? (/^\s*\/\*\s*#(\S+).*\*\/\s*$/s.exec(textOf(last)) ?? [])
      : [];
  if (inComment) return { text: textOf(children.slice(0, -1)).trimEnd(), givenId: inComment };
  const whole = textOf(children);
  const [, text = whole, givenId] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(whole) ?? [];
  return { text, ...(givenId !== undefined && { givenId }) };
}
