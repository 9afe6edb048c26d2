import createPurifier from 'dompurify';
import {
  isPictureData,
  isSvgAttribute,
  svgAttributes,
  svgElements,
} from '../../display/svg-rules.ts';
import { outputHtml } from '../../html/output-html.ts';
import type { Output } from '../../output.ts';

/** Creates the elements that show an output. Every id in them begins with the prefix. */
export type DrawOutput = (output: Output, prefix: string) => DocumentFragment;

/** What outputHtml writes around data, by attribute name. */
const frameValues: Readonly<Record<string, RegExp>> = {
  'aria-hidden': /^true$/,
  'aria-label': /^/,
  'aria-labelledby': /^/,
  alt: /^$/,
  class: /^cell-[a-z]+( cell-[a-z-]+)*$/,
  decoding: /^async$/,
  loading: /^lazy$/,
  max: /^/,
  role: /^(alert|group|img)$/,
  scope: /^col$/,
  src: /^/,
  style: /^--drawing-width:\d+px$/,
  tabindex: /^0$/,
  value: /^/,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
};

const frameElements = [
  ...['div', 'p', 'pre', 'span', 'ul', 'li', 'figure', 'figcaption', 'img', 'a', 'progress'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/**
 * Outputs come from a worker that runs a reader's code, which can post anything instead. So only
 * the HTML that outputs consist of gets into the page.
 *
 * @param origins hosts whose pictures may be shown, as in the page's policy
 */
export function createDrawOutput(origins: ReadonlySet<string>): DrawOutput {
  const purifier = createPurifier(window);
  let ids = '';

  function isPicture(address: string): boolean {
    if (isPictureData(address)) return true;
    return URL.canParse(address) && origins.has(new URL(address).origin);
  }

  purifier.addHook('uponSanitizeAttribute', ({ localName }, data) => {
    const { attrName: name, attrValue: value } = data;
    data.keepAttr = isAllowed(localName, name, value);
  });

  function isAllowed(element: string, name: string, value: string): boolean {
    if (name === 'id' || name === 'aria-labelledby') {
      return value.split(' ').every((id) => id.startsWith(ids));
    }
    if (name === 'src' || (name === 'href' && element === 'image')) return isPicture(value);
    const frame = Object.hasOwn(frameValues, name) ? frameValues[name] : undefined;
    return frame ? frame.test(value) : isSvgAttribute(element, name, value, ids);
  }

  return (output, prefix) => {
    ids = `${prefix}-`;
    const shown = purifier.sanitize(outputHtml(output, { prefix }), {
      ALLOWED_TAGS: [...frameElements, ...svgElements],
      ALLOWED_ATTR: [...Object.keys(frameValues), ...svgAttributes],
      // It may begin like an address, as in "Drawing: works by decade".
      ADD_URI_SAFE_ATTR: ['aria-label'],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    for (const picture of shown.querySelectorAll('img:not([src])')) {
      const words = document.createElement('span');
      words.className = 'cell-note';
      words.textContent = 'Not shown: this page shows no pictures from other sites.';
      picture.replaceWith(words);
    }
    return shown;
  };
}
