import { toString as textOf } from 'mdast-util-to-string';
import { headingIds } from './heading-ids.ts';
import { hasForks, isTabs, readIn, type Track, trackOf, tracksOf } from './mdx-tracks.ts';
import { parseMdx, readHeading, showGivenIds } from './parse-mdx.ts';

type Nodes = import('mdast').Nodes;
type Heading = import('mdast').Heading;

export type Section = {
  /** Empty for what is before the first heading. */
  heading: string;
  /** The heading's id in its page; empty for what is before the first heading. */
  id: string;
  prose: string;
  code: string;
  /** What only readers of one language see, separate from what all of them see. */
  tracks: Partial<Record<Track, { prose: string; code: string }>>;
  /** Only readers of this language see the heading. */
  track?: Track;
};

/** A page split at its headings. Components are dropped, but their content is kept. */
export function mdxSections(source: string): Section[] {
  const root = parseMdx(source);
  const ids = headingIds(root);
  removeUnseen(root);
  const tracks = tracksOf(root);
  const sections: Section[] = [sectionOf('', '')];
  /** The section that each language's readers are in: a heading may be in one language only. */
  const open = new Map<Track | undefined, Section | undefined>(
    [undefined, ...tracks].map((track) => [track, sections[0]]),
  );

  function add(kind: 'prose' | 'code', text: string, track: Track | undefined): void {
    const places = new Set(track ? [open.get(track)] : open.values());
    for (const section of places) {
      if (!section) continue;
      if (!track || section.track === track) section[kind] += text;
      else {
        section.tracks[track] ??= { prose: '', code: '' };
        section.tracks[track][kind] += text;
      }
    }
  }

  function begin(node: Heading, track: Track | undefined): void {
    const { text } = readHeading(node);
    const section = { ...sectionOf(text.trim(), ids.get(node) ?? ''), ...(track && { track }) };
    sections.push(section);
    if (track) open.set(track, section);
    else for (const one of [undefined, ...tracks]) open.set(one, section);
    // If every language has a heading here, nothing more belongs below the previous one.
    if (track && tracks.every((one) => open.get(one)?.track)) open.delete(undefined);
  }

  function visit(node: Nodes, outer: Track | undefined, isTab = false): void {
    const track = tracks.length > 1 && !isTab ? (trackOf(node) ?? outer) : undefined;
    if (node.type === 'heading') begin(node, track);
    else if (node.type === 'code') add('code', `${showGivenIds(node.value)}\n`, track);
    else if (isLeaf(node)) {
      if (track || !hasForks(node)) add('prose', `${proseOf(node)}\n`, track);
      else for (const one of tracks) add('prose', `${proseOf(readIn(node, one))}\n`, one);
    } else if ('children' in node) {
      for (const child of node.children) visit(child, track, isTabs(node));
    }
  }

  visit(root, undefined);
  return sections.map((section) => ({
    ...section,
    ...tidy(section),
    tracks: Object.fromEntries(
      Object.entries(section.tracks).map(([track, text]) => [track, tidy(text)]),
    ),
  }));
}

function tidy({ prose, code }: { prose: string; code: string }) {
  return { prose: prose.replace(/\s+/g, ' ').trim(), code: code.trim() };
}

function sectionOf(heading: string, id: string): Section {
  return { heading, id, prose: '', code: '', tracks: {} };
}

const unseen = ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html'];

/** Removes what no reader sees: front matter, imports, comments and other expressions. */
function removeUnseen(node: Nodes): void {
  if (!('children' in node)) return;
  for (const [index, child] of [...node.children.entries()].reverse()) {
    if (unseen.includes(child.type)) node.children.splice(index, 1);
    else removeUnseen(child);
  }
}

function isLeaf(node: Nodes): boolean {
  return ['paragraph', 'tableRow', 'text', 'inlineCode'].includes(node.type);
}

/** Keeps cells and rows apart, so that an excerpt of a table can be read. */
function proseOf(node: Nodes): string {
  if (node.type !== 'tableRow') return textOf(node);
  const cells = node.children.map((cell) => textOf(cell)).filter(Boolean);
  return `${cells.join(' · ')};`;
}
