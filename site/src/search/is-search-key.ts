/** Ctrl+K, ⌘K, and / unless text is being typed. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
