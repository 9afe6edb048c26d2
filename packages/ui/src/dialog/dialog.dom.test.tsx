import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

let closed: number;

function Page(): ReactNode {
  const [isOpen, open] = useState(false);
  const onClose = () => {
    closed += 1;
    open(false);
  };
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Search
      </button>
      {isOpen && (
        <Dialog label="Search the site" onClose={onClose}>
          {(close) => (
            <>
              <input aria-label="Words" />
              <button type="button" onClick={close}>
                Close
              </button>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Search the site' });

beforeEach(async () => {
  closed = 0;
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
});

// That the browser keeps the focus inside and closes it with Escape is tested in a browser
// (e2e/search/search.spec.ts).
describe('a dialog', () => {
  it('is open and named as soon as it is drawn', () => {
    expect(dialog()?.open).toBe(true);
  });

  it('closes with its button, and reports it once', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(closed).toBe(1);
  });

  it('closes with a click outside it, not with one inside', async () => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Words' }));
    expect(closed).toBe(0);
    await userEvent.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
    expect(closed).toBe(1);
  });

  it('stays open when text in it is selected with a pointer that ends outside', async () => {
    const outside = dialog() as HTMLElement;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Words' }) },
      { keys: '[/MouseLeft]', target: outside },
    ]);
    expect(closed).toBe(0);
    await userEvent.click(outside);
    expect(closed).toBe(1);
  });

  it('follows the browser when it closes the dialog, as on Escape', async () => {
    dialog()?.close();
    await screen.findByRole('button', { name: 'Search' });
    expect(closed).toBe(1);
  });
});
