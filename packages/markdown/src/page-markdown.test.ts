import { expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';
import { parsePage } from './parse-page.ts';

const address = 'https://developers.example.org/docs/iiif';

function markdownOf(body: string): string {
  const whole = pageMarkdown(
    parsePage(`<body><nav>Menu</nav><main>${body}</main></body>`),
    address,
  );
  return whole.replace(`\nThis page: <${address}>\n`, '');
}

it.each([
  [
    'a heading without its link',
    '<h2>Sizes<a class="hash-link" href="#x">#</a></h2>',
    '## Sizes\n',
  ],
  [
    'an absolute address',
    '<a href="/docs/text#a">Text</a>',
    '[Text](https://developers.example.org/docs/text#a)\n',
  ],
  ['an anchor on the page', '<a href="#b">b</a>', `[b](${address}#b)\n`],
  [
    'adjacent links with a space between',
    '<p><a href="/a">A</a><a href="/b">B</a></p>',
    '[A](https://developers.example.org/a) [B](https://developers.example.org/b)\n',
  ],
  [
    'no buttons, forms or decoration',
    '<p>Yes<button>Copy</button><span aria-hidden="true">no</span></p>',
    'Yes\n',
  ],
  ['what is inside noscript', '<noscript><p>Fields</p></noscript>', 'Fields\n'],
  ['a picture as its alt text', '<svg role="img" aria-label="A map"><path/></svg>', '*A map*\n'],
  [
    'a closed disclosure as open',
    '<details><summary>Solution</summary><p>42</p></details>',
    '**Solution**\n\n42\n',
  ],
  ['the language of code', '<pre data-language="ts">let a;\n</pre>', '```ts\nlet a;\n```\n'],
  [
    'nothing that a page hides from its Markdown',
    '<p>a</p><div data-markdown="none">b</div>',
    'a\n',
  ],
  [
    'who a part is for',
    '<p>a</p><div data-markdown="In Python"><p>b</p><ul><li>c</li></ul></div><p>d</p>',
    'a\n\n**In Python:**\n\nb\n\n- c\n\nd\n',
  ],
  [
    'who a part of a sentence is for',
    '<p>Call <span data-markdown="In TypeScript"><code>show</code></span><span data-markdown="In Python"><code>print</code></span> now.</p>',
    'Call (In TypeScript: `show`) (In Python: `print`) now.\n',
  ],
  ['no comments', '<p>of <!-- -->us</p>', 'of us\n'],
  [
    'what is done of a list of tasks',
    '<ul><li><input type="checkbox" disabled checked> a</li><li><p><input type="checkbox" disabled> b</p></li></ul>',
    '- [x] a\n\n- [ ] b\n',
  ],
  [
    'no fields to fill in',
    '<ul><li>a <input type="checkbox"> <input value="b"></li></ul>',
    '- a\n',
  ],
  [
    'a power',
    '<p>x<sup>2</sup>, 10<sup>-3</sup> and 2<sup><em>n</em>+1</sup></p>',
    'x^2, 10^-3 and 2^(n+1)\n',
  ],
  [
    'no other raised words as powers',
    '<p>The 19<sup>th</sup> of Fenwick<sup>®</sup></p>',
    'The 19th of Fenwick®\n',
  ],
  ['no footnote as a power', '<p>Rare<sup><a href="#n">1</a></sup></p>', `Rare[1](${address}#n)\n`],
  [
    'a heading of a box in one line',
    '<details><summary>In<br>short</summary>a</details>',
    '**In short**\n\na\n',
  ],
  ['a scheme alone as it is', '<a href="http://">b</a>', '[b](http://)\n'],
  [
    'an address with a wrong port as it is',
    '<a href="https://example.org:port/">b</a>',
    '[b](https://example.org:port/)\n',
  ],
])('gives %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

it('gives code with its title and language, and without its colours', () => {
  const html =
    '<div class="theme-code-block language-json"><div><span>Response</span><button>Copy</button></div>' +
    '<pre><code><span style="color:red">{</span>\n  "a": 1\n}</code></pre></div>';
  expect(markdownOf(html)).toBe('**Response**\n\n```json\n{\n  "a": 1\n}\n```\n');
});

const bodies = [
  ['one line', 'curl "https://api.example.org"'],
  ['several lines and an empty one', 'a = 1\n\n  b = 2\n\nc = 3'],
  ['lines that are indented from the first', '    four\n  two'],
  [
    'characters that mean something in Markdown',
    '# no heading\n- no item\n| no | table |\n*a* _b_ <c> \\d',
  ],
  ['a fence', '```js\n1\n```'],
] as const;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const languages = [
  ['json', 'json'],
  ['bash', 'bash'],
  ['text', ''],
] as const;

it.each(
  languages.flatMap(([language, info]) =>
    bodies.map(([what, text]) => [language, what, { info, text }] as const),
  ),
)('keeps the language and the lines of code in %s: %s', (language, _, { info, text }) => {
  const fence = text.includes('```') ? '````' : '```';
  const wanted = `${fence}${info}\n${text}\n${fence}\n`;
  const code = `<pre><code>${escaped(text)}\n</code></pre>`;
  const chrome = '<div><button>Copy</button></div>';
  const box = `<div class="theme-code-block language-${language}">${code}${chrome}</div>`;
  expect(markdownOf(box)).toBe(wanted);
  expect(markdownOf(`<pre data-language="${language}">${escaped(text)}</pre>`)).toBe(wanted);
});

it.each([
  [
    'lines that are elements',
    '<span class="token-line"><span>a</span><br></span><span class="token-line"><br></span><span class="token-line">  b<br></span>',
    'a\n\n  b',
  ],
  ['a break', 'a<br>b', 'a\nb'],
])('keeps the lines of code with %s', (_, html, text) => {
  const wanted = `\`\`\`js\n${text}\n\`\`\`\n`;
  expect(markdownOf(`<pre><code class="language-js">${html}</code></pre>`)).toBe(wanted);
  expect(markdownOf(`<pre data-language="js">${html}</pre>`)).toBe(wanted);
  expect(
    markdownOf(`<div class="language-js"><div><pre><code>${html}</code></pre></div></div>`),
  ).toBe(wanted);
});

it('gives no language to code without one', () => {
  expect(markdownOf('<pre><code>plain</code></pre>')).toBe('```\nplain\n```\n');
});

it('gives a box as a quotation with its heading', () => {
  const html =
    '<div class="theme-admonition"><div>Trap: quotes</div><div><p>Quote the address.</p></div></div>';
  expect(markdownOf(html)).toBe('> **Trap: quotes**\n>\n> Quote the address.\n');
});

it('gives a table', () => {
  const html = '<table><tr><th>Name</th></tr><tr><td><code>a</code></td></tr></table>';
  expect(markdownOf(html)).toBe('| Name |\n| ---- |\n| `a`  |\n');
});

it.each([
  ['paragraphs', '<p>a</p><p>b <em>c</em></p>', 'a b *c*'],
  ['text before a paragraph', 'a<p>b</p>', 'a b'],
  ['a list', '<ul><li>a</li><li><p>b</p></li></ul>', 'a; b'],
  [
    'a list in a list',
    '<p>For:</p><ol><li>a<ul><li>b</li><li>c</li></ul></li></ol>',
    'For: a b; c',
  ],
  ['code of several lines', '<pre><code>a\n  b | c</code></pre>', '`a b \\| c`'],
  ['code with a break', '<code>a<br>b</code>', '`a b`'],
  [
    'a code block with its title',
    '<div class="language-js"><div>Call</div><pre><code>a()</code></pre></div>',
    '**Call** `a()`',
  ],
  ['a box', '<div class="theme-admonition"><div>Trap</div><p>a</p></div>', '**Trap** a'],
  ['a link around a paragraph', '<a href="#b"><p>b</p></a>', `[b](${address}#b)`],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b c'],
  ['a rule', '<p>a</p><hr>', 'a'],
  ['a table with a caption', '<table><caption>a</caption><tr><td>b</td></tr></table>', 'a b'],
])('writes a cell with %s in one line', (_, html, cell) => {
  const table = `<table><tr><th>A</th><th>B</th></tr><tr><td>${html}</td><td>z</td></tr></table>`;
  const [, , row = '', ...more] = markdownOf(table).trimEnd().split('\n');
  expect(row.replace(/ +/g, ' ')).toBe(`| ${cell} | z |`);
  expect(more).toEqual([]);
});

it('keeps cells in their columns', () => {
  const html =
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2"><p>a</p></td><td>b</td></tr><tr><td>c</td></tr></table>';
  expect(markdownOf(html)).toBe('| A | B |\n| - | - |\n| a | b |\n|   | c |\n');
});

it('gives the caption of a table before it', () => {
  const html = '<p>a</p><table><caption>All <em>sizes</em></caption><tr><th>Name</th></tr></table>';
  expect(markdownOf(html)).toBe('a\n\nAll *sizes*\n\n| Name |\n| ---- |\n');
});

it('takes the article, not what is around it', () => {
  const html =
    '<nav>Way</nav><article><div class="theme-doc-markdown"><p>In</p></div>Out</article>';
  expect(markdownOf(html)).toBe('In\n');
});

it('ends with the day on which the page was updated, if the page has one', () => {
  const html = `<article><div class="theme-doc-markdown"><p>In</p></div><footer>Edit
    <span class="theme-last-updated">Last updated on <time datetime="2026-11-17">17 November
    2026</time></span></footer></article>`;
  expect(markdownOf(html)).toBe('In\n\nLast updated on 17 November 2026.\n');
});

it('refuses a page without a main element', () => {
  expect(() => pageMarkdown(parsePage('<p>Lost</p>'), address)).toThrow(`${address} has no <main>`);
});
