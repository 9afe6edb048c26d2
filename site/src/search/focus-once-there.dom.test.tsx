import { afterEach, expect, it } from 'vitest';
import { focusOnceThere } from './focus-once-there';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Frames that pass when a test lets them; `waiting` tells whether anything waits for the next. */
function frames() {
  let next: (() => void) | undefined;
  return {
    nextFrame: (look: () => void) => {
      next = look;
    },
    pass: (count: number) => {
      for (let frame = 0; frame < count; frame += 1) {
        const look = next;
        next = undefined;
        look?.();
      }
    },
    waiting: () => next !== undefined,
  };
}

const part = '<h2 id="colours">Colours</h2>';
const here = `${location.pathname}#colours`;

it('focuses a part that appears after a long time, and then lets go of it', () => {
  const { nextFrame, pass, waiting } = frames();
  focusOnceThere(here, nextFrame);
  pass(600);
  document.body.innerHTML = part;
  pass(1);
  expect(document.activeElement?.id).toBe('colours');
  expect(waiting()).toBe(false);
});

it.each(['keydown', 'pointerdown'])('leaves the focus alone after a %s meanwhile', (type) => {
  const { nextFrame, pass, waiting } = frames();
  focusOnceThere(here, nextFrame);
  pass(2);
  dispatchEvent(new Event(type));
  document.body.innerHTML = part;
  pass(1);
  expect(document.activeElement).toBe(document.body);
  expect(waiting()).toBe(false);
});

it('does not mistake the key that chose the page for another one', () => {
  const { nextFrame, pass } = frames();
  document.body.innerHTML = part;
  focusOnceThere(here, nextFrame);
  dispatchEvent(new Event('keydown'));
  pass(1);
  expect(document.activeElement?.id).toBe('colours');
});

it.each([
  ['a page that has no such part', here],
  ['another page, whatever this one has', '/another/page#colours'],
])('gives up in the end on %s', (_, address) => {
  const { nextFrame, pass, waiting } = frames();
  if (address !== here) document.body.innerHTML = part;
  focusOnceThere(address, nextFrame);
  pass(1799);
  expect(waiting()).toBe(true);
  pass(10);
  expect(waiting()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('waits for nothing if the address names no part', () => {
  const { nextFrame, waiting } = frames();
  focusOnceThere('/another/page', nextFrame);
  expect(waiting()).toBe(false);
});
