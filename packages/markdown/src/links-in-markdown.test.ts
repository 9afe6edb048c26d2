import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { linksInMarkdown } from './links-in-markdown.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

function parsedLinks(node: Nodes): string[] {
  const own = 'url' in node ? [node.url] : [];
  const inner = 'children' in node ? node.children.flatMap((child) => parsedLinks(child)) : [];
  return [...own, ...inner];
}

const a = 'https://a.example';

it.each<[what: string, markdown: string, count: number]>([
  ['a link', `See [the guide](${a}/docs "Guide") and [another](/b#c).`, 2],
  ['a picture', `![A cat](${a}/cat.jpg)`, 1],
  ['a picture that is a link', `[![A cat](${a}/cat.jpg)](${a}/cat)`, 2],
  ['a link between angles', `<${a}/docs> and [x](<${a}/a b>)`, 2],
  ['an address that nothing marks', `Read ${a}/docs. Or (${a}/b), or ${a}/c?d=e&f=g!`, 3],
  ['an address with brackets', `[x](${a}/wiki/Cat_(animal)) y`, 1],
  ['an address with escapes', `[x](${a}/a\\_b\\(c?d=1\\&e=2&amp;f=3&#x26;g=4)`, 1],
  ['a label with brackets, code and marks', `[a \\[b\\] \`c](d)\` **e**](${a}/f)`, 1],
  ['a definition', `[x][y]\n\n[y]: ${a}/docs "Title"\n[z]: <${a}/z>`, 2],
  ['a table', `| a | b |\n| - | - |\n| [x](${a}/x) | \`[y](${a}/y)\` |\n| \`|\` | [z](/z) |`, 2],
  ['lists and quotes', `> - [x](${a}/x)\n>   1. [y](${a}/y)\n\n* z\n  [z](${a}/z)`, 3],
  ['a heading', `## [x](${a}/x) and <${a}/y>`, 2],
  ['several lines', `A [long\nlabel](${a}/x) and [y](\n${a}/y)`, 2],
  ['code in a line', `Not \`[x](${a}/x)\`, not \`\`a \` [y](${a}/y)\`\`, but [z](${a}/z)`, 1],
  ['a lone mark of code', `A \\\` and [x](${a}/x) \\\` [y](${a}/y)`, 2],
  ['code that does not end', `A \` here.\n\n[x](${a}/x) \` there`, 1],
  ['a block of code', `\`\`\`md\n[x](${a}/x)\n\`\`\`\n\n[y](${a}/y)`, 1],
  ['a block with tildes', `~~~ md \`x\`\n[x](${a}/x)\n\`\`\`\n~~~~\n[y](${a}/y)`, 1],
  ['a longer fence', `\`\`\`\`\n\`\`\`\n[x](${a}/x)\n\`\`\`\n\`\`\`\`\n[y](${a}/y)`, 1],
  ['a block in a list', `- a\n\n  \`\`\`json\n  "${a}/x"\n  \`\`\`\n\n  [y](${a}/y)`, 1],
  ['a block that begins a list', `- \`\`\`\n  [x](${a}/x)\n  \`\`\`\n- [y](${a}/y)`, 1],
  ['a block in a quote', `> \`\`\`\n> [x](${a}/x)\n> \`\`\`\n>\n> [y](${a}/y)`, 1],
  ['a block that does not end', `[y](${a}/y)\n\n\`\`\`\n[x](${a}/x)`, 1],
  ['what is escaped', `\\[x](${a} "no") and [y\\](${a}/y) and \\<b>`, 2],
])('finds what a parser finds in %s', (_, markdown, count) => {
  const wanted = parsedLinks(parser.parse(markdown));
  expect(wanted).toHaveLength(count);
  expect(linksInMarkdown(markdown).sort()).toEqual(wanted.sort());
});
