/** Words in the place of something that is still to come. None takes them away. */
export function sayInSlot(slot: Element, words?: string): HTMLElement | undefined {
  slot.querySelector(':scope > [data-slot-news]')?.remove();
  if (words === undefined) return undefined;
  const news = document.createElement('p');
  news.dataset.slotNews = '';
  news.textContent = words;
  slot.prepend(news);
  return news;
}

/**
 * Says why it did not come, with a way on: the network may be back at the next try, but files that
 * a new release took away come only with the page of that release.
 */
export function sayFailureInSlot(slot: Element, words: string): void {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button button--outline button--sm';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  sayInSlot(slot, words)?.append(' ', reload);
}
