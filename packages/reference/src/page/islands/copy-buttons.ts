import { copyText } from '@portal/ui/copy-text';
import { couldNotLoad, type Island, type Surroundings } from './island.ts';

/** How long a button shows what it did. */
const shownFor = 2000;

/** The address of the part of the page around an element, without a filled-in request. */
function addressOf(element: Element, { origin, pathname }: Location): string {
  const id = element.closest('[id]')?.id ?? '';
  return `${origin}${pathname}#${encodeURIComponent(id)}`;
}

/** Copies links, samples and the page's Markdown, which is fetched only then. */
export function copyButtons({ store }: Surroundings): Island {
  /** If the clipboard is refused, readers copy from the address bar or from the code itself. */
  async function copy(button: HTMLElement, text: string, done: string, refused: string) {
    const words = (await copyText(text)) ? done : refused;
    store.announce(words);
    button.dataset.notice = words;
    setTimeout(() => delete button.dataset.notice, shownFor);
  }

  async function copyPage(button: HTMLElement): Promise<void> {
    const response = await fetch(button.dataset.copyPage ?? '');
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    const refused = 'Copying was refused; open it with “View as Markdown”';
    await copy(button, await response.text(), 'Page copied', refused);
  }

  return {
    events: {
      click: {
        '[data-copy-link]': (button) => {
          const address = addressOf(button, window.location);
          void copy(button, address, 'Link copied', `The link is ${address}`);
        },
        '[data-copy-sample]': (button) => {
          const code = button.closest('[data-samples]')?.querySelector('code');
          void copy(button, code?.textContent ?? '', 'Code copied', 'Copying was refused');
        },
        '[data-copy-page]': (button) => {
          copyPage(button).catch(() => store.announce(couldNotLoad, 'failure'));
        },
      },
    },
  };
}
