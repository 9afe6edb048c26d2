export type Tag = {
  /** In lower case, e.g. `div` */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where it is in the HTML */
  start: number;
  end: number;
};

/** A comment, or a start tag whose quoted values may contain `>`. */
const commentOrTag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What is inside these is text, whatever it looks like. */
const rawText = new Set(['script', 'style', 'textarea', 'title']);

/** The start tags of a page that a renderer has written, in their order. */
export function* readTags(html: string): Generator<Tag> {
  const tags = new RegExp(commentOrTag);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [text, written, list = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = match.index + text.length;
    yield { name, attributes: readAttributes(list), start: match.index, end };
    if (rawText.has(name)) tags.lastIndex = endOfRawText(html, name, end);
  }
}

function endOfRawText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function readAttributes(list: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of list.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The entities that React and the reference's renderer write. */
function decode(value: string): string {
  return value.includes('&')
    ? value.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity)
    : value;
}
