import { headingIds, parseMdx } from '../../../packages/search/src/records/index.ts';
import { messageOf } from '../../bootstrap/run.mjs';

type Root = ReturnType<typeof parseMdx>;
type Nodes = Root | Root['children'][number];
type Fault = { reason: string; line: number; column: number };

/**
 * How a build follows a link. A `page` must be a page. An `address` may also be a file, a redirect or
 * a request: nothing replaces it. A `picture` must be a file.
 */
export type LinkKind = 'page' | 'address' | 'picture';

export type WrittenLink = { url: string; kind: LinkKind; line: number; column: number };

export type Guide = {
  links: WrittenLink[];
  /** What the guide shows as <Request url="…" /> */
  requests: { url: string; line: number; column: number }[];
  /** What it shows as <Program name="…" />; undefined without a plain name. */
  programs: { name: string | undefined; line: number; column: number }[];
  /** What `#…` can point at, as far as this file alone defines it. */
  ids: Set<string>;
  /** Markdown that it shows, relative to it, e.g. "../CHANGELOG.md" */
  shown: string[];
  /** Whether it imports components of the portal, which may have any ids. */
  hasOwnComponents: boolean;
  /** Why it is no MDX. */
  fault?: Fault;
};

/** The links of an MDX file, and what others can link to. */
export function readGuide(source: string): Guide {
  const guide: Guide = {
    ...{ links: [], requests: [], programs: [], shown: [] },
    ...{ ids: new Set(), hasOwnComponents: false },
  };
  let root: Root;
  try {
    root = parseMdx(source);
  } catch (error) {
    const { reason = messageOf(error), line = 1, column = 1 } = error as Partial<Fault>;
    return { ...guide, hasOwnComponents: true, fault: { reason, line, column } };
  }
  for (const [{ depth }, id] of headingIds(root)) {
    // Docusaurus gives the title of a page no id.
    if (depth > 1) guide.ids.add(id);
  }
  visit(root, guide);
  return guide;
}

function visit(node: Nodes, guide: Guide): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const add = (url: string, kind: LinkKind) => guide.links.push({ url, kind, line, column });
  // `remark-mdx` adds kinds of nodes that the types of Markdown do not list.
  const { type, name, attributes, value } = node as unknown as {
    type: string;
    name?: string | null;
    attributes?: { type: string; name?: string; value?: unknown }[];
    value?: string;
  };
  if (type === 'link' || type === 'definition') add((node as { url: string }).url, 'page');
  else if (type === 'image') add((node as { url: string }).url, 'picture');
  else if (type === 'mdxjsEsm') readImports(value ?? '', guide);
  else if (type.startsWith('mdxJsx') && name) {
    if (name === 'Program') {
      const given = attributes?.find((one) => one.name === 'name')?.value;
      guide.programs.push({ name: typeof given === 'string' ? given : undefined, line, column });
    }
    for (const { name: key, value: text } of attributes ?? []) {
      if (typeof text !== 'string') continue;
      if (key === 'id') guide.ids.add(text);
      if (name === 'Request' && key === 'url') guide.requests.push({ url: text, line, column });
      const kind = attributeKind(name, key);
      if (kind) add(text, kind);
    }
  }
  if ('children' in node) for (const child of node.children) visit(child, guide);
}

/** What attributes of other components mean is known to them alone. */
function attributeKind(element: string, attribute: string | undefined): LinkKind | undefined {
  if (element === 'Link') return attribute === 'to' || attribute === 'href' ? 'page' : undefined;
  const isHtml = element === element.toLowerCase();
  return isHtml && ['href', 'src', 'poster'].includes(attribute ?? '') ? 'address' : undefined;
}

function readImports(code: string, guide: Guide): void {
  for (const [, from = ''] of code.matchAll(/\bfrom\s*['"](\.[^'"]*)['"]/g)) {
    if (/\.mdx?$/.test(from)) guide.shown.push(from);
    else guide.hasOwnComponents = true;
  }
}
