import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { openUpdates } from './update-parts.ts';

/** `end` ends the round that is running. */
function open() {
  const rounds: (EventEmitter & { killed: boolean })[] = [];
  const start = () => {
    const round = Object.assign(new EventEmitter(), {
      killed: false,
      kill: () => {
        round.killed = true;
      },
    });
    rounds.push(round);
    return round;
  };
  const waiting: (() => void)[] = [];
  const later = (work: () => void) => void waiting.push(work);
  const updates = openUpdates({ start: start as never, later });
  const wait = () => waiting.shift()?.();
  return { ...updates, rounds, wait, end: () => rounds.at(-1)?.emit('close') };
}

it('waits a little, and makes one round for all edits until then', () => {
  const { update, rounds, wait } = open();
  update();
  update();
  expect(rounds).toHaveLength(0);
  wait();
  expect(rounds).toHaveLength(1);
});

it('makes one more round for all edits that arrive during one', () => {
  const { update, rounds, wait, end } = open();
  update();
  wait();
  update();
  update();
  wait();
  expect(rounds).toHaveLength(1);
  end();
  wait();
  expect(rounds).toHaveLength(2);
  end();
  wait();
  expect(rounds).toHaveLength(2);
  update();
  wait();
  expect(rounds).toHaveLength(3);
});

it('ends the round that is running when it is stopped, and starts no other', () => {
  const { update, stop, rounds, wait, end } = open();
  update();
  wait();
  update();
  stop();
  expect(rounds.map(({ killed }) => killed)).toEqual([true]);
  end();
  wait();
  expect(rounds).toHaveLength(1);
});
