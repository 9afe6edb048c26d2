export type NoticeAction = { label: string; act: () => void };

export type Notice = {
  words: string;
  actions?: readonly NoticeAction[];
  /** An address to continue with, opened beside this page so that nothing here is lost. */
  link?: { label: string; href: string };
};

/**
 * Shows a notice above whatever page is open, and leaves that page unchanged. Rendered without
 * React, because what failed may be what would render it. Returns a function that removes it.
 * The focus then goes back to where it was.
 */
export function showNotice({ words, actions = [], link }: Notice): () => void {
  document.querySelector('.page-notice')?.remove();
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'alert');
  const before = document.activeElement;
  const close = (): void => {
    const hasFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hasFocus && before instanceof HTMLElement) before.focus();
  };
  const text = document.createElement('p');
  text.textContent = words;
  notice.append(text);
  for (const { label, act } of actions) {
    notice.append(
      button(label, () => {
        close();
        act();
      }),
    );
  }
  if (link) notice.append(newTab(link.label, link.href));
  notice.append(button('Close', close));
  // A modal dialog makes everything outside it inert, and would be above this.
  (document.querySelector('dialog[open]') ?? document.body).prepend(notice);
  return close;
}

function button(label: string, press: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button button--outline button--sm';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

function newTab(label: string, href: string): HTMLElement {
  const element = document.createElement('a');
  element.className = 'button button--outline button--sm';
  element.href = href;
  element.target = '_blank';
  element.textContent = label;
  return element;
}
