import { join, relative } from 'node:path';
import { apisFolder, collectionFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { followDescriptions } from './follow-descriptions.ts';

const options = {
  apis: [
    { id: 'records', file: join(apisFolder, 'catalogue.yaml') },
    { id: 'text', file: join(apisFolder, 'text.yaml') },
  ],
  services: { records: 'catalogue', text: 'text' } as const,
  collection: collectionFolder,
};

/** A sandbox that answers with a number; `edit` does what an edit would. */
function open() {
  const printed: string[] = [];
  const waiting: { resolve: (name: string) => void; reject: (error: Error) => void }[] = [];
  const watched: string[][] = [];
  let edit = (): void => {};
  const effects = {
    open: () =>
      new Promise<{ fetch: () => Promise<Response> }>((resolve, reject) => {
        waiting.push({
          resolve: (name) => resolve({ fetch: async () => new Response(name) }),
          reject,
        });
      }),
    watch: (_root: string, paths: readonly string[], changed: () => void) => {
      watched.push([...paths]);
      edit = changed;
      return () => {};
    },
    print: (line: string) => printed.push(line),
  };
  const following = followDescriptions(options, effects as never);
  waiting[0]?.resolve('first');
  const answer = async () => {
    const { fetch } = await following;
    return (await fetch(new Request('http://localhost/sandbox/status'))).text();
  };
  return { answer, printed, waiting, watched, edit: () => edit() };
}

it('follows the newest description once it is loaded, and the old one until then', async () => {
  const { answer, waiting, watched, edit } = open();
  expect(await answer()).toBe('first');
  expect(watched).toEqual([[relative(root, join(apisFolder, 'catalogue.yaml'))]]);
  edit();
  expect(await answer()).toBe('first');
  waiting[1]?.resolve('second');
  await expect.poll(answer).toBe('second');
});

it('answers as before while a description has an error, and prints it', async () => {
  const { answer, printed, waiting, edit } = open();
  await answer();
  edit();
  waiting[1]?.reject(new Error('apis/catalogue.yaml:7:1 no such type'));
  await expect.poll(() => printed.join()).toContain('apis/catalogue.yaml:7:1 no such type');
  expect(printed.join()).toContain('The sandbox answers as before');
  expect(await answer()).toBe('first');
});

it('does not go back to an edit that took longer to load than the next', async () => {
  const { answer, waiting, edit } = open();
  await answer();
  edit();
  edit();
  waiting[2]?.resolve('third');
  await expect.poll(answer).toBe('third');
  waiting[1]?.resolve('second');
  expect(await answer()).toBe('third');
});
