import type { Api } from '@portal/contract';
import { descriptionHtml } from '../description-html.ts';
import { linkResolver } from '../descriptions/resolve-link.ts';
import { shownApi } from '../descriptions/shown-api.ts';
import type { PageWords } from './plan-page.ts';

export type Where = {
  basePath: string;
  /** Within the site, if the API has several pages: its first page finds what is on which. */
  home?: string;
  /** What relative links of the description are relative to, if it is of another site. */
  homepage?: string;
};

/** What the pages of an API take, with every text as HTML. */
export function shownEntry(
  api: Api,
  words: PageWords,
  { basePath, home = '', homepage }: Where,
): { api: Api; words: PageWords } {
  const { extra } = words;
  const onPage = linkResolver(api, extra ? [extra.id] : []);
  const addressOf = (address: string) => {
    const found = onPage(address);
    if (found?.startsWith('#')) return `${home}${found}`;
    return found !== undefined && homepage !== undefined && URL.canParse(found, homepage)
      ? new URL(found, homepage).href
      : found;
  };
  const place = { basePath, addressOf };
  const html = (text: string) => descriptionHtml(text, { ...place, level: 3 });
  return {
    api: shownApi(api, place),
    words: {
      ...words,
      // A page has the address on its host.
      downloads: words.downloads.map((one) => ({ ...one, path: basePath + one.path.slice(1) })),
      lead: html(words.lead),
      ...(words.failures && { failures: html(words.failures) }),
      readOn: html(words.readOn),
      ...(extra && {
        extra: { ...extra, about: html(extra.about), withoutScript: html(extra.withoutScript) },
      }),
    },
  };
}
