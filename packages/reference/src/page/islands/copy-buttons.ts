import { copyFile, copyText } from '@portal/ui/copy-text';
import { couldNotLoad, type Island, type Surroundings } from './island.ts';

/** How long a button shows what it did. */
const shownFor = 2000;

/** Copies links, samples and the page's Markdown, which is fetched only then. */
export function copyButtons({ store, site }: Surroundings): Island {
  function show(button: HTMLElement, words: string): void {
    store.announce(words);
    button.dataset.notice = words;
    setTimeout(() => delete button.dataset.notice, shownFor);
  }

  /** If the clipboard is refused, readers copy from the address bar or from the code itself. */
  async function copy(button: HTMLElement, text: string, done: string, refused: string) {
    show(button, (await copyText(text)) ? done : refused);
  }

  async function copyPage(button: HTMLElement): Promise<void> {
    const outcome = await copyFile(button.dataset.copyPage ?? '');
    if (outcome === 'copied') show(button, 'Page copied');
    else if (outcome === 'unreachable') store.announce(couldNotLoad, 'failure');
    else show(button, 'Copying was refused; open it with “View as Markdown”');
  }

  return {
    events: {
      click: {
        '[data-copy-link]': (button) => {
          // That of the part of the page around it, without a filled-in request.
          const address = site.linkTo(button.closest('[id]')?.id ?? '');
          void copy(button, address, 'Link copied', `The link is ${address}`);
        },
        '[data-copy-sample]': (button) => {
          const code = button.closest('[data-samples]')?.querySelector('code');
          void copy(button, code?.textContent ?? '', 'Code copied', 'Copying was refused');
        },
        '[data-copy-page]': (button) => {
          void copyPage(button);
        },
      },
    },
  };
}
