import type { Locator, Page } from '@playwright/test';
import { expect, visit } from '../../test.ts';

/** The IIIF workbench by its accessible names. */
export function workbench(page: Page) {
  const root = page.locator('#workbench');
  const address = root.getByRole('region', { name: 'Address' });
  return {
    root,
    address,
    part: (name: string) => address.getByLabel(name, { exact: true }),
    button: (name: string) => root.getByRole('button', { name, exact: true }),
    box: root.getByRole('application', { name: 'Region on the picture' }),
    result: root.getByRole('region', { name: 'Resulting picture' }),
    picture: root.getByAltText('What the address gives'),
    viewer: root.getByRole('application', { name: /Deep zoom/ }),
  };
}

/** Opens the workbench by its address and waits for the first picture. */
export async function openWorkbench(page: Page) {
  await visit(page, '/api/iiif#workbench');
  const found = workbench(page);
  await expect(found.result).toContainText('200 by 150 pixels, as predicted');
  // The page stays with the address's target until the reader takes over, e.g. with any key.
  await page.keyboard.press('Shift');
  return found;
}

export async function openPicture(page: Page, infoUrl: string): Promise<void> {
  const { root, button } = workbench(page);
  await root.getByLabel('Or the URL of an info.json').fill(infoUrl);
  await button('Open picture').click();
}

export async function setParts(page: Page, parts: readonly string[]): Promise<void> {
  const { part } = workbench(page);
  for (const [at, name] of ['region', 'size', 'rotation', 'quality', 'format'].entries()) {
    await part(name).fill(parts[at] ?? '');
  }
}

/** Waits until a viewer shows more than an empty background, which takes few bytes as a picture. */
export async function expectPicture(viewer: Locator): Promise<void> {
  await expect.poll(async () => (await viewer.screenshot()).length).toBeGreaterThan(40_000);
}
