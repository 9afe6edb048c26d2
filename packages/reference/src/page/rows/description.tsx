import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { htmlText } from '@portal/contract';
import type { ReactNode } from 'react';

/** Tells the build about links to other pages, so that it can find those that lead nowhere. */
function useLinksIn(html: string): void {
  const { collectLink } = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) collectLink(href);
}

const onlyParagraph = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/;

type Props = {
  /** From `shownApi`, which made it safe. */
  html: string;
};

/** A description of any length. */
export function Description({ html }: Props): ReactNode {
  useLinksIn(html);
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
  useLinksIn(html);
  if (!html.includes('<')) return htmlText(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the page was made
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
