/**
 * Copies an element's text. Where the browser offers no clipboard (a page without https) or the
 * reader refuses it, the text is selected instead and the answer is false.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
