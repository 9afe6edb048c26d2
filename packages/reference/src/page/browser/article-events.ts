import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { chooseLanguage, tabAfter } from './code-samples.ts';
import { type Announce, addressOf, copyFrom } from './copy.ts';
import { moveAmongHits } from './move-among-hits.ts';
import type { PageEvents } from './use-page-events.ts';

type Actions = {
  page: PagePlan;
  announce: Announce;
  toggleConsole: (operationId: string) => void;
  toggleExtra: () => void;
  /** Goes to an address inside the site without loading it anew. */
  follow: (address: string) => void;
};

function copyLink(button: HTMLElement, announce: Announce): void {
  const text = addressOf(button, window.location);
  const said = { text, done: 'Link copied', refused: `The link is ${text}` };
  void copyFrom(button, said, announce);
}

function copySample(button: HTMLElement, announce: Announce): void {
  const text = button.closest('[data-samples]')?.querySelector('code')?.textContent ?? '';
  void copyFrom(button, { text, done: 'Code copied', refused: 'Copying was refused' }, announce);
}

/** Copies the page's Markdown, which is fetched only now. */
async function copyPage(button: HTMLElement, announce: Announce): Promise<void> {
  const response = await fetch(button.dataset.copyPage ?? '');
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const text = await response.text();
  const refused = 'Copying was refused; open it with “View as Markdown”';
  await copyFrom(button, { text, done: 'Page copied', refused }, announce);
}

/** What the parts of the article do. */
export function articleEvents(actions: Actions): PageEvents {
  const { page, announce, toggleConsole, toggleExtra, follow } = actions;
  const failed = () =>
    announce(
      'This could not be loaded. Check your connection and try again, or reload the page.',
      'failure',
    );
  return {
    presses: [
      ['[data-copy-link]', (button) => copyLink(button, announce)],
      ['[data-copy-sample]', (button) => copySample(button, announce)],
      ['[data-copy-page]', (button) => void copyPage(button, announce).catch(failed)],
      ['[data-try]', (button) => toggleConsole(button.dataset.try ?? '')],
      ['[data-open-extra]', toggleExtra],
      ['[role=tab]', (tab) => void chooseLanguage(tab, page).catch(failed)],
      [
        'a[data-request], a[href^="/"]:not([download], [type])',
        (link, event) => {
          event.preventDefault();
          const { pathname, search, hash } = link as HTMLAnchorElement;
          follow(`${pathname}${search}${hash}`);
        },
      ],
    ],
    key(element, event) {
      const hit = element.closest<HTMLElement>('[data-operation-filter]');
      if (hit && moveAmongHits(hit, element, event.key)) return event.preventDefault();
      const next = element.matches('[data-samples] [role=tab]') && tabAfter(element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.click();
    },
    input(element) {
      if (!(element instanceof HTMLInputElement)) return;
      const filter = element.closest<HTMLElement>('[data-operation-filter]');
      if (filter) {
        import('./operation-hits.ts')
          .then(({ showOperationHits }) => showOperationHits(filter, element.value, page))
          .catch(failed);
      }
      if (!element.dataset.schemaSearch) return;
      import('./search-in-schema.ts')
        .then(({ searchInSchema }) => searchInSchema(element, keyOf(page)))
        .catch(failed);
    },
  };
}
