import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../test/contract.ts';
import { OperationConsole } from '../operation-console.tsx';

const apis = await loadContract();

/** A service with one work, published in London, whose production is left out unless asked for. */
function answer({ url }: Request): Response {
  const hasProduction = new URL(url).searchParams.get('include')?.includes('production');
  const production = [{ places: [{ label: 'London' }], agents: [] }];
  const work = { id: 'a', title: 'The North Pole', ...(hasProduction && { production }) };
  return Response.json({ totalResults: 1, totalPages: 1, results: [work] });
}

it('says above the result where a word was found, once the response can show it', async () => {
  render(
    <OperationConsole
      api={apiOf(apis, 'catalogue')}
      apis={apis}
      operation={operationOf(apis, 'getWorks')}
      transports={[
        {
          id: 'test',
          label: 'Test',
          isLive: false,
          baseUrl: () => 'https://api.example.org',
          send: async (request) => answer(request),
        },
      ]}
      initialValues={{ query: 'London' }}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const notes = async () =>
    within(await screen.findByRole('complementary', { name: 'Where the words were found' }));
  expect((await notes()).getByText(/^“London” is not in the title or the/)).toBeDefined();
  await user.click((await notes()).getByRole('link', { name: 'Send it again with these fields' }));
  const words = 'Matched in the place of publication: 1 of 1.';
  expect(await screen.findByText(words)).toBeDefined();
  expect((await notes()).getByText(/For works about a place/)).toBeDefined();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced.join()).toContain(words);
});
