import { usedProperties } from './custom-properties.ts';
import { readTags } from './read-tags.ts';

/** Elements that a browser adds where the HTML leaves them out. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

/**
 * Everything that a selector can name of a page: its elements, classes, ids and attributes, e.g.
 * `a`, `.button`, `#top` and `[href]`; and the custom properties that it uses itself, e.g. `--ink`.
 */
export function pageTokens(html: string): Set<string> {
  const tokens = new Set(implied);
  for (const { name, attributes } of readTags(html)) {
    tokens.add(name);
    for (const [attribute, value] of attributes) {
      tokens.add(`[${attribute}]`);
      if (attribute === 'id') tokens.add(`#${value}`);
      if (attribute !== 'class') continue;
      for (const one of value.split(/\s+/)) if (one !== '') tokens.add(`.${one}`);
    }
  }
  for (const name of usedProperties(html)) tokens.add(name);
  return tokens;
}
