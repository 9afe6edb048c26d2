import type { Page } from '@playwright/test';
import { expect, visit } from '../../test.ts';

/** The search dialog, and the slot that opens it, by their accessible names. */
export function searchParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search guides, examples and APIs' }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    slot: page.getByRole('link', { name: 'Search', exact: true }),
  };
}

export async function openSearch(page: Page, path = '/docs/iiif') {
  await visit(page, path);
  const found = searchParts(page);
  await found.slot.click();
  await expect(found.field).toBeFocused();
  return found;
}
