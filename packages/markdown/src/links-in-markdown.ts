/** Up to the first word of a line: quotes, and the marks of lists. */
const container = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*[ \t>]*/;

/** A line that begins a block of code, e.g. "```json"; no line of prose has three marks and no more. */
const opening = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;

/** Code in a line, between as many marks on both sides. It does not reach into another paragraph. */
const inlineCode = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t>]*\n)[\s\S])*?[^`]\1(?!`)/g;

const inline = /(?<!\\)\]\(\s*(?:<([^>\n]*)>|((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))+))/g;
const definition = /^[ \t>]*\[(?:\\.|[^\]\\\n])+\]:\s*(?:<([^>\n]*)>|(\S+))/gm;
const between = /(?<!\\)<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/gi;
/** What readers of Markdown make a link though nothing marks it; what ends a sentence is no part of it. */
const bare = /(?<![^\s*_~(])(https?:\/\/[^\s<]*[^\s<?!.,:;*_~'")])/gi;

/**
 * The addresses in Markdown. A parser would find the same and take ten times as long, most of it for code and tables.
 */
export function linksInMarkdown(markdown: string): string[] {
  const links: string[] = [];
  let rest = withoutBlocks(markdown).replaceAll(inlineCode, '`');
  for (const pattern of [inline, definition, between, bare]) {
    rest = rest.replaceAll(pattern, (_, ...groups: (string | undefined)[]) => {
      const [first, second] = groups;
      const link = typeof first === 'string' ? first : second;
      if (typeof link === 'string') links.push(unescaped(link));
      return ' ';
    });
  }
  return links;
}

function withoutBlocks(markdown: string): string {
  let fence: string | undefined;
  const prose = markdown.split('\n').filter((line) => {
    const text = line.replace(container, '');
    if (fence === undefined) {
      const [, backticks, tildes] = opening.exec(text) ?? [];
      fence = backticks ?? tildes;
      return fence === undefined;
    }
    const isEnd = text.startsWith(fence) && text.trim().replaceAll(fence[0] ?? '', '') === '';
    if (isEnd) fence = undefined;
    return false;
  });
  return prose.join('\n');
}

/** `a\_b&amp;c` -> `a_b&c` */
function unescaped(link: string): string {
  return link
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&amp;', '&');
}
