import { describe, expect, it } from 'vitest';
import { paintEarly, sheetsOf } from './paint-early';

const sheet = '<link rel="stylesheet" href="/d/assets/css/styles.1.css">';
const main = '<script src="/d/assets/js/main.1.js" defer="defer"></script>';
const pageOf = (head: string) =>
  `<!doctype html><html><head><title>a</title>${head}<meta name="last"></head><body><script>inline()</script><p>text</p></body></html>`;

describe('paintEarly', () => {
  it('puts rules into the head, and scripts at the end', () => {
    const early = paintEarly(pageOf(`${sheet}<meta name="x">${main}`), {
      css: 'p{top:0}',
      scripts: ['/d/assets/js/page.1.js', '/d/assets/js/main.1.js'],
    });
    expect(early.replace(/(<script data-sheets="[^"]*">)[^<]*/, '$1…')).toBe(
      '<!doctype html><html><head><title>a</title><style>p{top:0}</style><meta name="x"><meta name="last"></head>' +
        `<body><script>inline()</script><p>text</p><noscript>${sheet}</noscript><script data-sheets="/d/assets/css/styles.1.css">…</script><script src="/d/assets/js/page.1.js" defer></script>${main}</body></html>`,
    );
  });

  it.each([
    ['has no style sheet and no script', pageOf('')],
    ['is not a whole page', `<p>${sheet}`],
    ['has them in its body', `<body>${sheet}${main}</body>`],
  ])('leaves a page as it is that %s', (_, html) => {
    expect(paintEarly(html, { css: '', scripts: [] })).toBe(html);
  });

  it('leaves other links and scripts where they are', () => {
    const others =
      '<link rel="icon" href="/i.svg"><link rel="preload" as="font" href="/f.woff2"><script>now()</script><script src="/a.js" async></script>';
    const early = paintEarly(pageOf(others + main), { css: '', scripts: [] });
    expect(early.slice(0, early.indexOf('</head>'))).toContain(others);
  });

  it('refuses rules that would end their element', () => {
    const css = 'p::before{content:"</STYLE>"}';
    expect(() => paintEarly(pageOf(sheet), { css, scripts: [] })).toThrow('contains </style>');
  });
});

it('lists the style sheets of a page’s head', () => {
  const html = `${pageOf(`${sheet}<link rel=stylesheet href=/b.css><link rel="preload" href="/c.css">`)}<link rel="stylesheet" href="/d.css">`;
  expect(sheetsOf(html)).toEqual(['/d/assets/css/styles.1.css', '/b.css']);
});
