import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../test/contract.ts';
import { OperationConsole } from '../operation-console.tsx';
import { FieldAbout } from './field-about.tsx';

const apis = await loadContract();
const transport = {
  id: 'test',
  label: 'Test',
  isLive: false,
  baseUrl: () => 'https://api.example.org',
  send: async () => Response.json({}),
};

afterEach(cleanup);

it('describes every parameter of a form in a line, from the start', () => {
  const operation = operationOf(apis, 'getWorks');
  render(
    <OperationConsole
      api={apiOf(apis, 'catalogue')}
      apis={apis}
      operation={operation}
      transports={[transport]}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  for (const { name, description } of operation.parameters) {
    const control = screen.getByLabelText(name, { selector: 'input, select, textarea' });
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect([name, words.includes(description.slice(0, 12))]).toEqual([name, true]);
  }
});

it('shows the rest, with every trap, and hides it again', async () => {
  const user = userEvent.setup();
  const description = '<p>Words to <em>look</em> for. Stems are compared.</p>';
  render(<FieldAbout id="a" name="query" description={description} traps={['One.', 'Two.']} />);
  const words = () => document.getElementById('a')?.textContent;
  expect(words()).toBe('Words to look for. Stems are compared.Trap: One.');
  expect(document.querySelector('#a [aria-hidden]')?.textContent).toBe(' Stems are compared.');
  const button = screen.getByRole('button', { name: 'More about query' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(words()).toBe('Words to look for. Stems are compared.Trap: One.Trap: Two.');
  expect(document.querySelector('#a em')?.textContent).toBe('look');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Less about query' }));
  await user.keyboard('{Enter}');
  expect(words()).toBe('Words to look for. Stems are compared.Trap: One.');
});

it('is nothing for a parameter that nobody described', () => {
  const { container } = render(<FieldAbout id="a" name="q" description="" traps={[]} />);
  expect(container.innerHTML).toBe('');
});
