import type { Api } from '@portal/contract';
import { descriptionHtml } from '../description-html.ts';
import { linkResolver } from '../descriptions/resolve-link.ts';
import { shownApi } from '../descriptions/shown-api.ts';
import type { PageWords } from './plan-page.ts';

type Where = {
  basePath: string;
  /** Within the site, if the API has several pages: its first page finds what is on which. */
  home?: string;
};

/** What the pages of an API take, with every text as HTML. */
export function shownEntry(
  api: Api,
  words: PageWords,
  { basePath, home = '' }: Where,
): { api: Api; words: PageWords } {
  const { extra } = words;
  const onPage = linkResolver(api, extra ? [extra.id] : []);
  const addressOf = (address: string) => {
    const found = onPage(address);
    return found?.startsWith('#') ? `${home}${found}` : found;
  };
  const place = { basePath, addressOf };
  const html = (text: string) => descriptionHtml(text, { ...place, level: 3 });
  return {
    api: shownApi(api, place),
    words: {
      ...words,
      lead: html(words.lead),
      readOn: html(words.readOn),
      ...(extra && {
        extra: { ...extra, about: html(extra.about), withoutScript: html(extra.withoutScript) },
      }),
    },
  };
}
