/** The same for HTML that React does not render. */
export function showPart(button: Element, part: HTMLElement, shown: boolean): void {
  part.hidden = !shown;
  button.setAttribute('aria-expanded', String(shown));
}
