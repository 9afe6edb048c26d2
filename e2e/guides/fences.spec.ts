import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../portal.ts';
import { expect, test } from '../test.ts';

const docs = join(folders.portal, 'docs');
const guides = readdirSync(docs).filter((name) => name.endsWith('.mdx'));

type Fence = { language: string; lines: string[] };

/** The fenced code of a Markdown text; the build fills in the hosts. */
function fencesIn(markdown: string): Fence[] {
  const pattern = /^( *)(`{3,})([\w-]*)[^\n]*\n([\s\S]*?)^ *\2$/gm;
  return [...markdown.matchAll(pattern)].map(([, indent = '', , language = '', body = '']) => ({
    language: language === 'text' ? '' : language,
    lines: body
      .trimEnd()
      .split('\n')
      .map((line) => withoutHost(line.slice(line.startsWith(indent) ? indent.length : 0))),
  }));
}

function withoutHost(line: string): string {
  return line.replaceAll(/(\{api\}|\{site\}|https?:\/\/[\w.:-]+)(\/sandbox)?/g, '');
}

test('every fence of a guide is in its Markdown, with its language and its lines', async ({
  request,
}) => {
  for (const guide of guides) {
    const written = fencesIn(readFileSync(join(docs, guide), 'utf8'));
    const address = `/docs/${guide.replace('.mdx', '')}`.replace(/\/index$/, '');
    const response = await request.get(`${address}.md`);
    expect(response.status(), guide).toBe(200);
    const built = fencesIn(await response.text());
    for (const fence of written) expect.soft(built, guide).toContainEqual(fence);
    const lines = built.flatMap((fence) => fence.lines);
    expect
      .soft(
        lines.filter((line) => /^\W*Cop(y|ied)\W*$/.test(line)),
        guide,
      )
      .toEqual([]);
  }
});
