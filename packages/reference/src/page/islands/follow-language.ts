import { type LanguageChoice, languageChoice } from '@portal/reference/language';
import { tabMove } from '@portal/ui/tab-keys';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { couldNotLoad, type Island, type Surroundings } from './island.ts';

type Write = (
  operationId: string,
  languageId: string,
  page: PagePlan,
) => Promise<readonly (string | Node)[]>;

function tabsOf(block: Element | null): HTMLElement[] {
  return [...(block?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

function select(block: Element, languageId: string): void {
  const panel = block.querySelector('[role=tabpanel]');
  for (const tab of tabsOf(block)) {
    const isChosen = tab.dataset.language === languageId;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (isChosen) panel?.setAttribute('aria-labelledby', tab.id);
  }
}

/** The samples of all operations follow one choice; those out of view, once they come into view. */
export function followLanguage(
  { page, store, site }: Surroundings,
  language: LanguageChoice = languageChoice,
  // The writers are loaded when first needed.
  write: Write = async (...given) =>
    (await import('./write-sample.ts')).writeSample(...given, site.data),
): Island {
  const inView = new Set<HTMLElement>();

  async function show(block: HTMLElement): Promise<void> {
    const id = language.current();
    const { samples: operationId, shown } = block.dataset;
    if (id === undefined || id === shown || operationId === undefined) return;
    const code = await write(operationId, id, page);
    // The reader may have chosen another while the writers were loading.
    if (language.current() !== id) return;
    block.querySelector('code')?.replaceChildren(...code);
    block.dataset.shown = id;
    select(block, id);
  }

  /** Not worth interrupting the reader for: the sample that is there can be read. */
  function showQuietly(block: HTMLElement): void {
    show(block).catch(() => {});
  }

  return {
    events: {
      click: {
        '[data-samples] [role=tab]': (tab) => {
          const block = tab.closest<HTMLElement>('[data-samples]');
          if (!block || tab.dataset.language === undefined) return;
          language.choose(tab.dataset.language);
          show(block).catch(() => store.announce(couldNotLoad, 'failure'));
        },
      },
      keydown: {
        '[data-samples] [role=tab]': (tab, event) => {
          const tabs = tabsOf(tab.parentElement);
          const next = tabs[tabMove(event, tabs.indexOf(tab), tabs.length) ?? -1];
          if (!next) return;
          event.preventDefault();
          next.focus();
          next.click();
        },
      },
    },
    start(root) {
      const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const block = target as HTMLElement;
          if (isIntersecting) inView.add(block);
          else inView.delete(block);
          if (isIntersecting) showQuietly(block);
        }
      });
      for (const block of root.querySelectorAll('[data-samples]')) observer.observe(block);
      const ignore = language.subscribe(() => inView.forEach(showQuietly));
      return () => {
        ignore();
        observer.disconnect();
        inView.clear();
      };
    },
  };
}
