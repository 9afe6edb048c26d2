import { beforeEach, describe, expect, it } from 'vitest';
import { announce } from './announce.ts';

type Waiting = { act: () => void; milliseconds: number };
let waiting: Waiting[];
const later = (act: () => void, milliseconds: number) => waiting.push({ act, milliseconds });

/** Runs the timers due within this time, including any they set in turn. */
function pass(time: number): void {
  const due = waiting.filter(({ milliseconds }) => milliseconds <= time);
  waiting = waiting.filter((one) => !due.includes(one));
  for (const { act } of due) act();
}

const regions = () => [...document.querySelectorAll('[aria-live=polite]')];
const readOut = () => regions().map(({ textContent }) => textContent);

beforeEach(() => {
  waiting = [];
});

describe('an announcement', () => {
  it('is added to an existing polite region that nothing makes inert', () => {
    announce('Copied', later);
    expect(readOut()).toEqual(['']);
    pass(500);
    expect(readOut()).toEqual(['Copied']);
    expect(regions()[0]?.parentElement).toBe(document.body);
    expect(regions()[0]?.closest('[hidden], [aria-hidden=true]')).toBeNull();
  });

  it('repeats the same words in the same region', () => {
    announce('Copied', later);
    pass(500);
    const added: Node[] = [];
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { childList: true, subtree: true });
    announce('Copied', later);
    pass(500);
    for (const { addedNodes } of observer.takeRecords()) added.push(...addedNodes);
    expect(regions()).toHaveLength(1);
    expect(added.map(({ textContent }) => textContent)).toEqual(['Copied']);
  });

  it('is removed after a while', () => {
    announce('3 results', later);
    pass(500);
    pass(10_000);
    expect(readOut()).toEqual(['']);
  });

  it('goes inside an open dialog, since everything around it is inert', () => {
    document.body.innerHTML = '<dialog></dialog><dialog open><p>Search</p></dialog>';
    announce('Copied', later);
    pass(500);
    expect(regions().map(({ parentElement }) => parentElement?.outerHTML.slice(0, 12))).toEqual([
      '<dialog open',
    ]);
  });

  it('is not made for an empty text', () => {
    announce('', later);
    expect(regions()).toEqual([]);
    expect(waiting).toEqual([]);
  });
});
