import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixture-test.ts';
import { visit } from '../test.ts';

function left(page: Page) {
  return page.locator('.theme-layout-navbar-left');
}
function right(page: Page) {
  return page.locator('.theme-layout-navbar-right');
}

/** Links inside are followed by keyboard: they are still sliding in when a mouse could click. */
async function openDrawer(page: Page) {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  return page.locator('.navbar-sidebar');
}

test.describe('navbar', () => {
  test('items are in the left and the right group as their position says', async ({ page }) => {
    await visit(page, '/visit');
    await expect(left(page).getByRole('link', { name: 'Borrowing' })).toBeVisible();
    await expect(left(page).getByRole('link', { name: 'Guides' })).toBeVisible();
    await expect(left(page).getByRole('button', { name: 'Rooms' })).toBeVisible();
    await expect(right(page).getByRole('link', { name: 'Borrowing' })).toHaveCount(0);
  });

  test('items without a position are on the right', async ({ page }) => {
    await visit(page, '/reading-room');
    await expect(right(page).getByRole('link', { name: 'Visit' })).toBeVisible();
    await expect(right(page).getByText('Open today')).toBeVisible();
    await expect(left(page).getByRole('link', { name: 'Visit' })).toHaveCount(0);
  });

  test('a plain link leads to its page', async ({ page }) => {
    await visit(page, '/reading-room');
    await right(page).getByRole('link', { name: 'Visit' }).click();
    await expect(page).toHaveURL('/visit');
    await expect(page.getByRole('heading', { name: 'Visit', level: 1 })).toBeVisible();
  });

  test('an html item is shown as the markup it is', async ({ page }) => {
    await visit(page, '/visit');
    await expect(right(page).locator('em')).toHaveText('Open today');
  });

  test('a doc item leads to its doc', async ({ page }) => {
    await visit(page, '/visit');
    await left(page).getByRole('link', { name: 'Borrowing' }).click();
    await expect(page).toHaveURL('/docs/borrowing');
  });

  test('a doc-sidebar item leads to the first doc of the sidebar', async ({ page }) => {
    await visit(page, '/visit');
    await left(page).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/docs/intro');
  });

  test('the search slot holds the search bar', async ({ page }) => {
    await visit(page, '/visit');
    await expect(right(page).getByRole('searchbox', { name: 'Search the fixture' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(1);
  });

  test('a dropdown opens, closes with Escape and leads to its pages', async ({ page }) => {
    await visit(page, '/visit');
    const link = left(page).getByRole('link', { name: 'Reading room' });
    await expect(link).toBeHidden();
    await left(page).getByRole('button', { name: 'Rooms' }).hover();
    await expect(link).toBeVisible();
    await left(page).getByRole('button', { name: 'Rooms' }).press('Escape');
    await expect(link).toBeHidden();
    await left(page).getByRole('button', { name: 'Rooms' }).press('ArrowDown');
    await link.click();
    await expect(page).toHaveURL('/reading-room');
  });
});

test.describe('language dropdown', () => {
  test('leads to the same page in another language', async ({ page }) => {
    await visit(page, '/docs/borrowing');
    await right(page).getByRole('button', { name: 'English' }).hover();
    await right(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/docs/borrowing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(right(page).getByRole('button', { name: 'Français' })).toBeVisible();
  });

  test("is called 'Languages' in the mobile drawer", async ({ page }) => {
    await visit(page, '/visit');
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Languages' }).press('Enter');
    await drawer.getByRole('link', { name: 'Français' }).press('Enter');
    await expect(page).toHaveURL('/fr/visit');
  });
});

test.describe('version dropdown', () => {
  test('leads to the same page in another version', async ({ page }) => {
    await visit(page, '/docs/borrowing');
    await right(page).getByRole('button', { name: '2.0' }).hover();
    await right(page).getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL('/docs/1.0/borrowing');
    await expect(page.getByText('as it was in version 1.0')).toBeVisible();
    await expect(right(page).getByRole('button', { name: '1.0' })).toBeVisible();
  });

  test("is called 'Versions' in the mobile drawer", async ({ page }) => {
    await visit(page, '/visit');
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Versions' }).press('Enter');
    await drawer.getByRole('link', { name: '1.0' }).press('Enter');
    await expect(page).toHaveURL('/docs/1.0/intro');
  });
});

test('the simple footer is one row of links with a middle dot between them', async ({ page }) => {
  await visit(page, '/visit');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveText('Introduction·Borrowing·Shelved by hand');
  await footer.getByRole('link', { name: 'Borrowing' }).click();
  await expect(page).toHaveURL('/docs/borrowing');
});

test('an announcement that is not closeable stays, and offers no way to close it', async ({
  page,
}) => {
  await visit(page, '/visit');
  const announcement = page.getByText('Closed on Friday for stocktaking.');
  await expect(announcement).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(announcement).toBeVisible();
});

test.describe('crash', () => {
  test('the error page shows the message and every cause, and can try again', async ({ page }) => {
    await page.goto('/crash');
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    const error = page.getByText('The book was not found.');
    await expect(error).toHaveText(
      'The book was not found. Cause: The shelf mark could not be read. Cause: The lamp went out.',
    );

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'The book is here' })).toBeVisible();
    await expect(error).toHaveCount(0);
  });

  test('a navbar item that fails in the browser is named', async ({ page }) => {
    await page.goto('/failing-item');
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    const error = page.getByText('navbar item failed to render');
    await expect(error).toContainText('"type": "custom-fails-on-one-page"');
    await expect(error).toContainText('Cause:');
    await expect(error).toContainText('The bell is broken.');
  });
});
