import { descriptionHtml } from '../../packages/reference/src/descriptions/index.ts';

/**
 * Notes in Markdown as HTML for a feed reader, which knows neither the site nor the page: a link that
 * begins at either of them is written as a whole address.
 * @param siteUrl without a trailing slash, e.g. "https://museum.example/developers"
 * @param path of the page with the same notes, e.g. "/docs/changelog"
 */
export function feedHtml(notes: string, siteUrl: string, path: string): string {
  const addressOf = (link: string) => {
    if (link.startsWith('/')) return siteUrl + link;
    return link.startsWith('#') ? `${siteUrl}${path}${link}` : link;
  };
  return descriptionHtml(notes, { level: 3, addressOf });
}
