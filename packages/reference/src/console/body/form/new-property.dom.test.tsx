import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewProperty } from './new-property.tsx';

it('adds a name with Enter, and leaves Enter with Ctrl or Command to the form', async () => {
  const added: string[] = [];
  const isTaken = (name: string) => added.includes(name);
  render(<NewProperty id="a" label="New" taken={isTaken} onAdd={(name) => added.push(name)} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('New');
  await user.type(field, 'title{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}');
  expect([added, field.value]).toEqual([[], 'title']);
  await user.type(field, '{Enter}');
  expect([added, field.value]).toEqual([['title'], '']);
  await user.type(field, 'title{Enter}');
  expect([added, field.value]).toEqual([['title'], 'title']);
  expect(screen.getByText('title already exists.')).toBeDefined();
});
