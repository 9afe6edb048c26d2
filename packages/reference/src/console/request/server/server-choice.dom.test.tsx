import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { apiOf } from '../../../../../contract/test/fixture-api.ts';
import { OperationConsole } from '../../operation-console.tsx';

const servers = [
  { url: 'https://api.example.org/v2' },
  { url: 'https://api.example.org/{stage}/old/v1', variables: { stage: { default: 'test' } } },
  {
    url: 'https://{region}.example.org/v2',
    variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
  },
];

function open() {
  const sent: string[] = [];
  const api = apiOf({ '/things': { get: { operationId: 'getThings' } } }, { servers });
  const [operation] = api.operations;
  if (!operation) throw new Error('The fixture has no operation.');
  const transport = {
    id: 'live',
    label: 'Live',
    baseUrl: () => 'https://api.example.org',
    reaches: () => true,
    send: async ({ url }: Request) => {
      sent.push(url);
      return Response.json({});
    },
  };
  render(
    <OperationConsole
      {...{ api, operation }}
      apis={[api]}
      transports={[transport]}
      initialValues={{}}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  return {
    user,
    choose: (index: number) => user.selectOptions(screen.getByLabelText('Server'), `${index}`),
    async send() {
      const before = sent.length;
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await expect.poll(() => sent.length).toBe(before + 1);
      return sent.at(-1);
    },
  };
}

it('sends to the server that is chosen, with its own path only, and back again', async () => {
  const { choose, send } = open();
  expect(await send()).toBe('https://api.example.org/v2/things');
  await choose(1);
  expect(await send()).toBe('https://api.example.org/test/old/v1/things');
  await choose(2);
  expect(await send()).toBe('https://eu.example.org/v2/things');
  await choose(0);
  expect(await send()).toBe('https://api.example.org/v2/things');
});

it('fills in the variables of a server, and keeps them for when it is chosen again', async () => {
  const { user, choose, send } = open();
  await choose(2);
  await user.selectOptions(screen.getByLabelText('region'), 'us');
  expect(await send()).toBe('https://us.example.org/v2/things');
  await choose(1);
  await user.clear(screen.getByLabelText('stage'));
  await user.type(screen.getByLabelText('stage'), 'next');
  expect(await send()).toBe('https://api.example.org/next/old/v1/things');
  await choose(2);
  expect(await send()).toBe('https://us.example.org/v2/things');
  await user.selectOptions(screen.getByLabelText('region'), 'eu');
  expect(await send()).toBe('https://eu.example.org/v2/things');
});
