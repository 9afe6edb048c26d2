import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { loadContract } from '../../../test/contract.ts';
import type { RequestTarget } from '../request-target.ts';
import { OpenUrl } from './open-url.tsx';

const apis = await loadContract();
const transport = {
  id: 'sandbox',
  label: 'Sandbox',
  baseUrl: () => 'https://portal.example/sandbox',
  send: async () => new Response(),
};

function show(url: string): RequestTarget[] {
  const opened: RequestTarget[] = [];
  render(
    <OpenUrl
      apis={apis}
      url={url}
      transport={transport}
      transports={[transport]}
      onOpen={(target) => opened.push(target)}
    />,
  );
  return opened;
}

const live = () => document.querySelector('[aria-live]')?.textContent ?? '';

afterEach(cleanup);

it('says that the host of a pasted URL is replaced, and still opens it', async () => {
  const opened = show('https://api.example.org/catalogue/v2/works?query=horse');
  expect(live()).toContain('The host api.example.org is replaced by portal.example');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(opened.map(({ values }) => values)).toEqual([{ query: 'horse' }]);
});

it('asks what was meant once', () => {
  show('/catalogue/v2/works?inclde=items');
  expect(live().match(/Did you mean/g)).toHaveLength(1);
});

it('asks what was meant even if the message does not', () => {
  show('/catalogue/v2/wroks');
  expect(live().match(/Did you mean/g)).toHaveLength(1);
});
