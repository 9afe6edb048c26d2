type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** With one of these, most keys and clicks mean something to the browser. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Any other click on a link asks for a new tab, a window or a download. */
export function isPlainClick(event: Keys & Pick<MouseEvent, 'button'>): boolean {
  return event.button === 0 && !hasModifier(event);
}
