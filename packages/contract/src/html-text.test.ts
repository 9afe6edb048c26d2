import { expect, it } from 'vitest';
import { escapeMarkup, htmlText } from './html-text.ts';

it.each([
  ['<p>A <strong>work</strong></p>', 'A work'],
  ['<p>a</p><ul><li>b</li><li>c</li></ul>', 'a b c'],
  ['a<br>b', 'a b'],
  ['un<em>usual</em>', 'unusual'],
  ['<a href="/x" title="a > b">y</a>z', 'yz'],
  ['1 &lt; 2 &amp; &quot;3&quot; &#x27;4&#39; > 2', `1 < 2 & "3" '4' > 2`],
  ['&amp;lt;', '&lt;'],
  ['&unknown;', '&unknown;'],
  ['', ''],
])('%j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

it('is the text that was escaped', () => {
  const text = `<b>"1" & '2'</b> &lt;`;
  expect(escapeMarkup(text)).toBe(`&lt;b&gt;&quot;1&quot; &amp; '2'&lt;/b&gt; &amp;lt;`);
  expect(htmlText(escapeMarkup(text))).toBe(text);
});
