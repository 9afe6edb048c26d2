import type { Api } from '@portal/contract';
import { descriptionHtml } from '../description-html.ts';
import { linksOnPage } from '../descriptions/page-links.ts';
import { shownApi } from '../descriptions/shown-api.ts';
import type { PageWords } from './plan-page.ts';

/** What the page of an API takes, with every text of it as HTML. */
export function shownEntry(
  api: Api,
  words: PageWords,
  basePath: string,
): { api: Api; words: PageWords } {
  const { extra } = words;
  const place = { basePath, addressOf: linksOnPage(api, extra ? [extra.id] : []) };
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
