import { escapeMarkup, htmlText, slowMarkdown } from '@portal/contract';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { micromark, type Options } from 'micromark';
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { isMarkup } from './descriptions/safe-elements.ts';
import { type Place, sanitise } from './descriptions/sanitise.ts';

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number];
type Handle = NonNullable<NonNullable<HtmlExtension['enter']>['htmlText']>;

/** Lets markup through, to be sanitised; `<id>` and the like are escaped, and so remain text. */
const passMarkup: Handle = function (token) {
  if (isMarkup(this.sliceSerialize(token))) this.setData('ignoreEncode', true);
};

/** `<https://a.example>` is a link; `<dc:title>` looks like one, but is text. */
const passAddress: Handle = function (token) {
  const written = this.sliceSerialize(token);
  if (!/^(?:https?|mailto):/i.test(written)) this.raw(this.encode(`<${written}>`));
  else this.raw(`<a href="${this.encode(written)}">${this.encode(written)}</a>`);
};

export const dialect: Options = {
  allowDangerousHtml: true,
  extensions: [gfmAutolinkLiteral(), gfmStrikethrough({ singleTilde: false }), gfmTable()],
  htmlExtensions: [
    gfmAutolinkLiteralHtml(),
    gfmStrikethroughHtml(),
    gfmTableHtml(),
    {
      enter: { htmlFlow: passMarkup, htmlText: passMarkup },
      exit: { autolinkProtocol: passAddress },
    },
  ],
};

/** Most descriptions are a sentence or two, for which no parser is needed. */
const plainLines = /^[a-z][\w ,;'"()/?!%.’–—-]*(?:(?<! )\n[a-z][\w ,;'"()/?!%.’–—-]*)*$/i;

function isPlain(text: string): boolean {
  return plainLines.test(text) && !text.includes('www.') && !/_/.test(text);
}

/** A text that takes too long to parse, as its author wrote it. */
function asWritten(text: string, only: 'blocks' | 'line'): string {
  const escaped = escapeMarkup(text.trim());
  if (only === 'line') return escaped.replace(/\s+/g, ' ');
  return `<p>${escaped.replace(/\n\s*\n/g, '</p><p>').replace(/\r?\n/g, '<br>')}</p>`;
}

function write(text: string, place: Place, only: 'blocks' | 'line'): string {
  if (slowMarkdown(text) !== undefined) return asWritten(text, only);
  const tree = fromHtml(micromark(text, dialect), { fragment: true });
  const html = toHtml(sanitise(tree, place, only), {
    characterReferences: { useNamedReferences: true },
  });
  return only === 'line' ? html.replace(/\s+/g, ' ').trim() : html.trim();
}

/**
 * CommonMark with tables and HTML, as HTML that is safe to put into any page: `A **work**` ->
 * `<p>A <strong>work</strong></p>`. For build time only; a page receives what it returns.
 */
export function descriptionHtml(text: string, place: Place = {}): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return isPlain(trimmed) ? `<p>${trimmed}</p>` : write(text, place, 'blocks');
}

/** The same without blocks, for a line or a cell: `A **work**` -> `A <strong>work</strong>`. */
export function lineHtml(text: string, place: Place = {}): string {
  const trimmed = text.trim();
  return trimmed === '' || isPlain(trimmed) ? trimmed : write(trimmed, place, 'line');
}

/** The text alone: `A **work** in [the guide](/docs)` -> `A work in the guide`. */
export function descriptionText(text: string): string {
  return htmlText(descriptionHtml(text));
}
