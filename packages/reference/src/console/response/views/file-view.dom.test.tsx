import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileView } from './file-view.tsx';
import { zipArchive } from './zip-archive.fixture.ts';

function show(bytes: Uint8Array<ArrayBuffer>, type: string): void {
  render(<FileView answer={{ status: 200, headers: [], kind: 'file', type, bytes }} />);
}

const files = () => screen.queryByRole('region', { name: 'Files in the archive' });

it('lists what an archive contains', () => {
  show(zipArchive(), 'application/zip');
  const rows = within(files() as HTMLElement).getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => cells[0]?.textContent)).toEqual(['File', 'a.txt', 'b/ü.txt']);
});

it.each([
  ['application/pdf', 'A file of type application/pdf, 3 bytes. Download it to open it.'],
  ['', 'A file of type unknown, 3 bytes. Download it to open it.'],
])('of type "%s" has no list', (type, words) => {
  show(new Uint8Array(3), type);
  expect(screen.getByText(words)).toBeDefined();
  expect(files()).toBeNull();
});
