import { htmlText } from '@portal/contract';
import type { ReactNode } from 'react';

const onlyParagraph = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/;

type Props = {
  /** From `shownApi`, which made it safe. */
  html: string;
};

/** A description of any length. */
export function Description({ html }: Props): ReactNode {
  if (html === '') return null;
  const paragraph = html.startsWith('<') ? onlyParagraph.exec(html)?.[1] : html;
  if (paragraph !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the page was made
    return <p dangerouslySetInnerHTML={{ __html: paragraph }} />;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the page was made
  return <div data-description="" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A description without blocks, for a line or a cell. */
export function Line({ html }: Props): ReactNode {
  if (!html.includes('<')) return htmlText(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the page was made
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
