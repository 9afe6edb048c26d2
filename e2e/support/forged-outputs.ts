const far = 'https://elsewhere.example';
const circle = '<circle r="3" cx="5" cy="5"/>';

/**
 * Markup that a cell could send instead of a drawing. In each, the circle is harmless and what
 * `brought` selects is not.
 */
export const forgedDrawings: readonly { what: string; markup: string; brought: string }[] = [
  {
    what: 'an overlay',
    markup: `<svg style="position:fixed;inset:0;width:100vw;height:100vh;z-index:9999">${circle}</svg>`,
    brought: 'svg[style]',
  },
  {
    what: 'an overlay of HTML',
    markup: `<svg>${circle}</svg></div></figure><div style="position:fixed;inset:0;background:red">Log in again</div>`,
    brought: '[style*=position]',
  },
  {
    what: 'an overlay with a class of the page',
    markup: `<svg class="navbar-sidebar__backdrop">${circle}</svg><div class="navbar-sidebar__backdrop">x</div>`,
    brought: '.navbar-sidebar__backdrop',
  },
  {
    what: 'a drawing moved over the page',
    markup: `<svg width="20" height="20" transform="translate(-900,-900) scale(900)" overflow="visible">${circle}</svg>`,
    brought: 'svg[transform], [overflow]',
  },
  {
    what: 'a form',
    markup: `<svg>${circle}</svg><form action="${far}"><input name="password" autofocus><button formaction="${far}">Send</button></form>`,
    brought: 'form, input, button, [formaction]',
  },
  {
    what: 'a style element',
    markup: `<svg><style>body{display:none}</style>${circle}</svg><style>*{color:red}</style>`,
    brought: 'style',
  },
  {
    what: 'an iframe',
    markup: `<svg>${circle}</svg><iframe src="${far}"></iframe><iframe srcdoc="<p>x"></iframe><object data="${far}"></object><embed src="${far}">`,
    brought: 'iframe, object, embed',
  },
  {
    what: 'a refresh',
    markup: `<svg>${circle}</svg><meta http-equiv="refresh" content="0;url=${far}"><base href="${far}"><link rel="stylesheet" href="${far}">`,
    brought: 'meta, base, link',
  },
  {
    what: 'foreign objects',
    markup: `<svg><foreignObject width="9" height="9"><div><form><button>Send</button></form></div></foreignObject>${circle}</svg>`,
    brought: 'foreignObject, form, button',
  },
  {
    what: 'pictures from elsewhere',
    markup: `<svg><image href="${far}/a.png"/><image href="//elsewhere.example/a.png"/><image xlink:href="${far}/b.png"/>${circle}</svg><img src="${far}/c.png" srcset="${far}/d.png 2x"><picture><source srcset="${far}/e.png"></picture><video src="${far}/f" poster="${far}/g.png"></video>`,
    brought: `[href*=elsewhere], [src*=elsewhere], [srcset], [poster], picture, video`,
  },
  {
    what: 'use of a file',
    markup: `<svg><use href="${far}/a.svg#x"/><use href="/img/a.svg#x"/><use xlink:href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'/>#x"/>${circle}</svg>`,
    brought: 'use[href], use[*|href]',
  },
  {
    what: 'event handlers',
    markup: `<svg onload="wasInjected=1" onclick="wasInjected=1"><circle r="3" onmouseover="wasInjected=1"/></svg><img src="x" onerror="wasInjected=1">`,
    brought: '[onload], [onclick], [onmouseover], [onerror]',
  },
  {
    what: 'links that run or open windows',
    markup: `<svg><a href="javascript:wasInjected=1">${circle}</a><a xlink:href="javascript:wasInjected=1" target="_blank"><text>a</text></a><a href="data:text/html,<script>1</script>"><text>b</text></a><a href="java&#10;script:wasInjected=1"><text>c</text></a></svg><a href="vbscript:x" target="_top" ping="${far}">d</a>`,
    brought: '[href*=script], [href^=data], [target], [ping], [*|href]:not([href])',
  },
  {
    what: 'attributes named like methods of every object',
    markup: `<svg constructor="x"><circle r="3" valueOf="x" __proto__="x"/></svg>`,
    brought: '[constructor], [valueOf], [__proto__]',
  },
  {
    what: 'scripts',
    markup: `<svg><script>globalThis.wasInjected=1</script><script href="data:text/javascript,wasInjected=1"/>${circle}<svg><script>globalThis.wasInjected=1</script></svg></svg><script>globalThis.wasInjected=1</script>`,
    brought: 'script',
  },
  {
    what: 'animations',
    markup: `<svg><a href="https://www.example.org/"><animate attributeName="href" values="javascript:wasInjected=1" onbegin="wasInjected=1"/><set attributeName="href" to="javascript:wasInjected=1"/>${circle}</a><animateTransform attributeName="transform"/><animateMotion path="M0,0"/></svg>`,
    brought: 'animate, set, animateTransform, animateMotion',
  },
  {
    what: 'files in presentation attributes',
    markup: `<svg><rect width="9" height="9" fill="url(${far}/a.svg#x)"/><rect mask="image-set('${far}/b.png' 1x)" clip-path="url('//elsewhere.example/c')" filter="url(${far}/d#x)"/><rect fill="u\\72l(${far}/e)"/><rect stroke="var(--x, url( '${far}/f' ))" cursor="url(${far}/g), auto"/><rect style="fill:url(${far}/h)"/>${circle}</svg>`,
    brought: '[fill*="("], [mask], [clip-path], [filter], [stroke*="("], [cursor], rect[style]',
  },
  {
    what: 'ids that hide those of the page',
    markup: `<svg id="__docusaurus"><g id="body"/><g id="cell-1-name"/><g name="getElementById"/>${circle}</svg><a id="docusaurus" name="docusaurus"></a><img name="body"><form id="x"><input id="attributes"></form>`,
    brought: '[id]:not([id^="run-cell-1-"]), [name]',
  },
  {
    what: 'a way out of an attribute',
    markup: `<svg fill="a><div class=navbar-sidebar__backdrop><form>">${circle}</svg>`,
    brought: '[class*=navbar], form',
  },
  {
    what: 'a way out of a title',
    markup: `<svg><title><style><img src=x onerror=wasInjected=1></style></title>${circle}<desc><math><mtext><table><mglyph><style><img src=x onerror=wasInjected=1></style></mglyph></table></mtext></math></desc></svg>`,
    brought: 'style, math, img',
  },
  {
    what: 'a name of an element of the page',
    markup: `<svg slot="x" part="y" popover accesskey="s" contenteditable tabindex="-1">${circle}</svg><p is="search-box">a</p><search-box>a</search-box><dialog open>b</dialog><template>c</template>`,
    brought:
      '[is], [slot], [part], [popover], [accesskey], [contenteditable], [tabindex="-1"], search-box, dialog, template',
  },
];

const text = { kind: 'text', text: 'forged' };
const shown = (output: unknown) => ({ type: 'output', run: 1, cell: 'cell-1', index: 0, output });

/** What no page should accept as an output, with the part that is wrong. */
export const refusedMessages: readonly (readonly [part: string, message: unknown])[] = [
  ['type', { type: 'html', html: '<h1>forged</h1>' }],
  ['type', 'forged'],
  ['output.kind', shown({ kind: 'html', html: '<h1>forged</h1>' })],
  ['output.rows.0.0', shown({ kind: 'table', columns: [], rows: [[{ toString: 'forged' }]] })],
  ['cell', { ...shown(text), cell: 'constructor' }],
  ['index', { ...shown(text), index: 4_000_000_000 }],
];
