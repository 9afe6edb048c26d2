import { expect, it, onTestFinished, vi } from 'vitest';
import { step } from '../../test/run-sources.ts';
import type { FromWorker } from './protocol.ts';

let started = 0;

/** The worker's script with the global scope of a worker. */
async function open() {
  const messages: FromWorker[] = [];
  const scope = Object.assign(new EventTarget(), {
    location: new URL('https://site.example/cells-worker.js'),
    postMessage: (message: FromWorker) => void messages.push(message),
  });
  vi.stubGlobal('self', scope);
  onTestFinished(() => void vi.unstubAllGlobals());
  started += 1;
  await import(/* @vite-ignore */ `./worker.ts?worker=${started}`);
  const dispatch = (type: string, fields: object): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    scope.dispatchEvent(event);
    return event;
  };
  return { messages, dispatch };
}

it.each([
  ['an error in a timer', 'error', { error: new Error('Late.') }],
  ['a rejected promise', 'unhandledrejection', { reason: new Error('Late.') }],
])('reports %s and keeps the variables', async (_, type, fields) => {
  const { messages, dispatch } = await open();
  const run = { type: 'run', run: 1, hosts: {}, cells: [step('let a = 1;')] };
  dispatch('message', { data: run });
  await expect.poll(() => messages.at(-1)).toMatchObject({ type: 'done' });
  // An event that is not cancelled reaches the page, which ends the worker.
  expect(dispatch(type, fields).defaultPrevented).toBe(true);
  expect(messages.at(-1)).toEqual({ type: 'lost', run: 1, message: 'Late.' });
});
