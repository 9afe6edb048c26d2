import type { Api } from '@portal/contract';
import { descriptionHtml, descriptionText, lineHtml } from '../description-html.ts';
import { mapDescriptions } from './map-descriptions.ts';
import type { Place } from './sanitise.ts';

/** Descriptions repeat the same texts, so each is parsed once. */
function createMemory(): (key: string, make: () => string) => string {
  const made = new Map<string, string>();
  return (key, make) => {
    const text = made.get(key) ?? make();
    made.set(key, text);
    return text;
  };
}

/**
 * An API as its page and consoles take it: every description is HTML that is safe to put into the
 * page. No Markdown parser is needed after that.
 */
export function shownApi(api: Api, place: Omit<Place, 'level'> = {}): Api {
  const once = createMemory();
  return mapDescriptions(api, {
    block: (text, level) =>
      once(`${level}${text}`, () => descriptionHtml(text, { ...place, level })),
    line: (text) => once(`-${text}`, () => lineHtml(text, place)),
  });
}

/** An API with plain text in its descriptions, for search, and never shown as HTML. */
export function plainApi(api: Api): Api {
  const once = createMemory();
  const plain = (text: string) => once(text, () => descriptionText(text));
  return mapDescriptions(api, { block: plain, line: plain });
}
