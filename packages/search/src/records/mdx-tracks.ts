/** The part of a syntax tree's node that shows which language it is for. */
type Nodes = {
  readonly type: string;
  readonly name?: unknown;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly children?: readonly Nodes[];
};

/** The languages in which a page may have cells, as `?lang=` names them. */
export const trackNames = { typescript: 'TypeScript', python: 'Python', r: 'R' } as const;

export type Track = keyof typeof trackNames;

const ofElements: Readonly<Record<string, Track>> = {
  InTypeScript: 'typescript',
  InPython: 'python',
  InR: 'r',
};

const ofCells: Readonly<Record<string, Track>> = { ts: 'typescript', python: 'python', r: 'r' };

function elementName(node: Nodes): string {
  return typeof node.name === 'string' ? node.name : '';
}

/** The language whose readers alone see this part of a page. */
export function trackOf(node: Nodes): Track | undefined {
  if (node.type !== 'code') return ofElements[elementName(node)];
  const isCell = /(^|\s)cell(\s|$)/.test(node.meta ?? '');
  return isCell ? ofCells[node.lang ?? ''] : undefined;
}

/** Tabs choose between the cells inside them, which are not language tracks. */
export function isTabs(node: Nodes): boolean {
  return elementName(node) === 'LanguageTabs';
}

/** The languages in which a page has cells. */
export function tracksOf(root: Nodes): Track[] {
  const found = new Set<Track>();
  const visit = (node: Nodes): void => {
    const track = node.type === 'code' ? trackOf(node) : undefined;
    if (track) found.add(track);
    if (isTabs(node)) return;
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return [...found];
}

export function hasForks(node: Nodes): boolean {
  return (node.children ?? []).some((child) => trackOf(child) !== undefined || hasForks(child));
}

/** A sentence as the readers of one language see it. */
export function readIn<Node extends Nodes>(node: Node, track: Track): Node {
  if (!node.children) return node;
  const seen = node.children.filter((child) => (trackOf(child) ?? track) === track);
  return { ...node, children: seen.map((child) => readIn(child, track)) };
}
