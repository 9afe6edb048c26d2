import subsetFont from 'subset-font';

const family = 'Drawing';

/** Below this width of a picture, its letters are shown only if they are large. */
const narrow = 480;
/** Letters of at least 8 pixels in a card about 290 pixels wide. */
const largeShare = 0.0275;

/**
 * Embeds the letters that a drawing needs, since one shown as a picture cannot use the page's
 * typefaces. If the picture is small, small letters would be illegible and are left out.
 */
export async function embedTypeface(svg: string, typeface: Uint8Array): Promise<string> {
  // A picture does not show its title.
  const shown = svg.replaceAll(/<(title|desc)\b[^>]*>[^<]*<\/\1>/g, '');
  const words = [...shown.matchAll(/>([^<]+)</g)].map(([, text]) => text).join('');
  if (words === '') return svg;
  const letters = decodeText(words);
  const font = await subsetFont(Buffer.from(typeface), letters, { targetFormat: 'woff2' });
  const rules = [
    `@font-face{font-family:${family};font-weight:1 1000;src:url(data:font/woff2;base64,${font.toString('base64')})}`,
    `svg{font-family:${family},sans-serif}`,
    ...(hasLargeLetters(svg) ? [] : [`@media(max-width:${narrow}px){text{display:none}}`]),
  ];
  return svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${rules.join('')}</style>`);
}

/** The entities that a recorded drawing contains. */
function decodeText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function hasLargeLetters(svg: string): boolean {
  const [root = ''] = svg.match(/<svg[^>]*>/) ?? [];
  const attribute = (name: string) => Number(root.match(` ${name}="([\\d.]+)"`)?.[1]);
  return attribute('font-size') / attribute('width') >= largeShare;
}
