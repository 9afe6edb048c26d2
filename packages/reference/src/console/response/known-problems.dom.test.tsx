import type { Values } from '@portal/contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../test/contract.ts';
import { OperationConsole } from '../operation-console.tsx';

const apis = await loadContract();

/** What a reader sees who sends the request whatever is wrong with it. */
async function sendAnyway(initialValues: Values, status = 400) {
  const transport = {
    id: 'test',
    label: 'Test',
    isLive: false,
    baseUrl: () => 'https://api.example.org',
    send: async () => Response.json({ description: 'page: must be greater than 1' }, { status }),
  };
  render(
    <OperationConsole
      api={apiOf(apis, 'catalogue')}
      apis={apis}
      operation={operationOf(apis, 'getWorks')}
      transports={[transport]}
      initialValues={initialValues}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const notSent = screen.queryByText('Not sent.')?.parentElement?.textContent ?? '';
  if (notSent !== '') await user.click(screen.getByRole('button', { name: 'Send anyway' }));
  const region = screen.getByRole('region', { name: 'Response' });
  await within(region).findByRole('button', { name: 'Repeat' });
  return { notSent, region: region.textContent ?? '' };
}

const right = 'page is 0, which is too small. A whole number of at least 1.';

it('says that page 0 is below 1 before it is sent, and beside the message of the API', async () => {
  const { notSent, region } = await sendAnyway({ page: 0 });
  expect(notSent).toContain(right);
  expect(region).toContain(`Not as described: ${right}`);
  expect(region).toContain('The API says: page: must be greater than 1');
});

it.each<[string, Values, number]>([
  ['a request that is right', { page: 1 }, 400],
  ['a request that was answered after all', { page: 0 }, 200],
  ['a service that fails', { page: 0 }, 500],
])('has nothing to say about %s', async (_, values, status) => {
  expect((await sendAnyway(values, status)).region).not.toContain('Not as described:');
});
