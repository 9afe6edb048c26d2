import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

export function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}
