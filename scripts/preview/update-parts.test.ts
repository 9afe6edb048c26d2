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
  const updates = openUpdates({ start: start as never });
  return { ...updates, rounds, end: () => rounds.at(-1)?.emit('close') };
}

it('makes one more round for all edits that arrive during one', () => {
  const { update, rounds, end } = open();
  update();
  update();
  update();
  expect(rounds).toHaveLength(1);
  end();
  expect(rounds).toHaveLength(2);
  end();
  expect(rounds).toHaveLength(2);
  update();
  expect(rounds).toHaveLength(3);
});

it('ends the round that is running when it is stopped, and starts no other', () => {
  const { update, stop, rounds, end } = open();
  update();
  update();
  stop();
  expect(rounds.map(({ killed }) => killed)).toEqual([true]);
  end();
  update();
  expect(rounds).toHaveLength(1);
});
