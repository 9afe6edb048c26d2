import type { Page } from '@playwright/test';

/**
 * Controls and headings that a reader cannot see in full: wider than the page, clipped by something
 * around them, or covered. What scrolls in its own box, as tables and code may, is not lost, nor is
 * a long line of an answer's tree: it is shown in full below the tree when active.
 */
export function lostParts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((scope) => {
    const parts =
      'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, label, legend';
    const tolerance = 2;
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const name = (element: Element) =>
      `${element.localName} “${(element.textContent?.trim() || element.getAttribute('aria-label') || element.id).slice(0, 50)}”`;

    if (document.documentElement.scrollWidth > width) {
      const widest = [...document.body.querySelectorAll('*')]
        .filter((one) => one.getBoundingClientRect().right > width + 1 && !inScroller(one))
        .slice(0, 5);
      lost.push(
        `the page scrolls sideways by ${document.documentElement.scrollWidth - width} px: ${widest.map((one) => `${one.localName}.${one.className}`)}`,
      );
    }
    for (const element of document.querySelectorAll(`:is(${scope}) :is(${parts})`)) {
      if (!isMeantToBeSeen(element) || element.closest('[role=tree]')) continue;
      const problem = problemOf(element);
      if (problem) lost.push(`${name(element)} ${problem}`);
    }
    return lost;

    function problemOf(element: Element): string | undefined {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const boxes = boxesOf(element);
      const cut = boxes.map((box) => cutOff(element, box)).find(Boolean);
      if (cut) return `is cut off by ${cut}`;
      if (element.matches('h1, h2, h3, h4') && brokenWord(element)) return 'has a broken word';
      if (boxes.length === 0 || boxes.some((box) => isOnTop(element, box))) return undefined;
      // Sticky elements move as the page scrolls, so they may cover something else later.
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      const after = boxesOf(element);
      if (isSticky(element) && after.some((box) => isOnTop(element, box))) return undefined;
      const above = after[0] && document.elementFromPoint(...middle(after[0]));
      return `is covered by ${above ? name(above) : 'nothing'}`;
    }

    function isSticky(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).position === 'sticky') return true;
      }
      return false;
    }

    /** A word broken over two lines without a hyphenation point. */
    function brokenWord(element: Element): boolean {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const word of (text.textContent ?? '').matchAll(/[a-z]{2,}/gi)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) return true;
        }
      }
      return false;
    }

    function isMeantToBeSeen(element: Element): boolean {
      if (element.closest('[inert], [hidden], [aria-hidden=true], noscript')) return false;
      // The sidebar's own title, which shows when the bar above it has gone.
      if (element.matches('a[tabindex="-1"]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      // Text for screen readers only, and the skip link until it has the focus.
      for (let one: Element | null = element; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.clipPath.startsWith('inset(50%')) return false;
        if (style.position === 'absolute' && one.clientWidth <= 1) return false;
        if (one.className.toString().includes('skipToContent')) return false;
      }
      return true;
    }

    /** The visible lines of a part's text, or the part itself if it has none. */
    function boxesOf(element: Element): DOMRect[] {
      const lines: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || !isMeantToBeSeen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lines.push(...range.getClientRects());
      }
      const boxes = lines.length > 0 ? lines : [element.getBoundingClientRect()];
      return boxes.filter((box) => box.width > 1 && box.height > 1);
    }

    function scrolls(element: Element, side: 'x' | 'y'): boolean {
      const style = getComputedStyle(element);
      return /auto|scroll/.test(side === 'x' ? style.overflowX : style.overflowY);
    }

    function inScroller(element: Element): boolean {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (scrolls(one, 'x')) return true;
      }
      return false;
    }

    function cutOff(element: Element, box: DOMRect): string | undefined {
      let [acrossFree, downFree] = [false, false];
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const style = getComputedStyle(one);
        if (style.display === 'inline') continue;
        const around = one.getBoundingClientRect();
        acrossFree ||= scrolls(one, 'x');
        downFree ||= scrolls(one, 'y');
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const overX = box.left < around.left - tolerance || box.right > around.right + tolerance;
        const overY = box.top < around.top - tolerance || box.bottom > around.bottom + tolerance;
        if (hides(style.overflowX) && overX && !acrossFree) return `${name(one)}, sideways`;
        if (hides(style.overflowY) && overY && !downFree) return `${name(one)}, up or down`;
        if (style.position === 'fixed') break;
      }
      const beyond = box.left < -tolerance || box.right > width + tolerance;
      return beyond && !acrossFree ? 'the edge of the page' : undefined;
    }

    function middle(box: DOMRect): [number, number] {
      return [box.left + box.width / 2, box.top + box.height / 2];
    }

    function isOnTop(element: Element, box: DOMRect): boolean {
      const [x, y] = middle(box);
      const onScreen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      // Inside its own scrolling box, a part is a scroll away and not lost.
      if (!onScreen) return inScroller(element);
      const top = document.elementFromPoint(x, y);
      if (!top) return false;
      if (element.contains(top) || top.contains(element)) return true;
      const label = top.closest('label') ?? element.closest('label');
      return label?.contains(element) === true && label.contains(top);
    }
  }, within);
}
