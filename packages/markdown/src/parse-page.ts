import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse).freeze();

/** A built page as a tree. Long pages take tenths of a second, so parse each one once. */
export function parsePage(html: string): Root {
  return parser.parse(html);
}
