/** The part of a Markdown syntax tree (mdast, with MDX) that is read here. */
export type TreeNode = {
  readonly type: string;
  readonly position?:
    | { start: { line: number; offset?: number | undefined }; end: { offset?: number | undefined } }
    | undefined;
  readonly children?: readonly TreeNode[];
  /** Of an element, e.g. "details". */
  readonly name?: string | null;
  readonly attributes?: readonly { type: string; name?: string; value?: unknown }[];
  /** Of a link. */
  readonly url?: string;
  /** Of code and front matter. */
  readonly value?: string;
};

/** A fenced block: after the three ticks come its language and its marks. */
export type CodeNode = TreeNode & {
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value: string;
};

export function isCode(node: TreeNode): node is CodeNode {
  return node.type === 'code';
}
