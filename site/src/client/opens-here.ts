/** Whether a click on a link opens it in place of this page, rather than beside it. */
export function opensHere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const hasKey = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !hasKey && target !== '_blank';
}
