import type { Locator, Page } from 'playwright-core';

/** What is typed into a field for a key, and looked for in what arrives. */
export const typedKey = 'bench-key-1739';

/** What is typed into a required field that is empty. */
const anyValue = '1';

const slow = { timeout: 15_000 };

export type TriedOperation = { method: string; path: string };
export type How = { needsKey?: boolean };
type Driver = (page: Page, operation: TriedOperation, how: How) => Promise<void>;

/**
 * How a reader calls an operation in each kind of reference, or nothing if there is no console. All
 * of them begin on a page that has just been loaded.
 */
export const drivers: Record<string, Driver> = {
  ours: driveOurs,
  'swagger-ui': driveSwagger,
  scalar: driveScalar,
};

async function fillEmpty(inputs: Locator): Promise<void> {
  for (const input of await inputs.all()) {
    if ((await input.inputValue()) === '') await input.fill(anyValue);
  }
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** An API of many operations begins with an overview, whose filter leads to the page of each. */
async function findOperation(page: Page, { method, path }: TriedOperation): Promise<Locator> {
  const filter = page.getByRole('main').getByRole('searchbox', { name: 'Find an operation' });
  if ((await filter.count()) > 0) {
    await filter.fill(`${method} ${path}`);
    const request = page.locator('code', { hasText: exactly(`${method.toUpperCase()} ${path}`) });
    await page.getByRole('link').filter({ has: request }).first().click(slow);
  }
  return page
    .locator('section[data-spy]')
    .filter({ has: page.locator('p > code', { hasText: exactly(path) }) })
    .filter({ has: page.getByText(method.toUpperCase(), { exact: true }) })
    .first();
}

async function driveOurs(page: Page, operation: TriedOperation, { needsKey }: How): Promise<void> {
  const section = await findOperation(page, operation);
  await section.locator('[data-try]').click(slow);
  const send = section.getByRole('button', { name: 'Send', exact: true });
  await send.waitFor(slow);
  if (needsKey) await section.locator('input[type=password]').first().fill(typedKey);
  await fillEmpty(section.locator('input[required], input[aria-required=true]'));
  const sent = outcome(
    page.waitForRequest(
      (request) =>
        request.method().toLowerCase() === operation.method &&
        // A script of the page itself may be asked for meanwhile.
        new URL(request.url()).origin !== new URL(page.url()).origin,
      slow,
    ),
    'sent',
  );
  await send.click(slow);
  const asked = section.getByRole('button', {
    name: /^Send (anyway|without a key|POST|PUT|PATCH|DELETE)$/,
  });
  const isAsked = () => outcome(asked.waitFor(slow), 'asked');
  while ((await Promise.race([sent, isAsked()])) === 'asked') await asked.click(slow);
}

function outcome(happens: Promise<unknown>, what: string): Promise<string> {
  return happens.then(
    () => what,
    () => `not ${what}`,
  );
}

async function driveSwagger(
  page: Page,
  { method, path }: TriedOperation,
  { needsKey }: How,
): Promise<void> {
  if (needsKey) {
    await page.locator('.auth-wrapper .authorize').first().click(slow);
    const scheme = page.locator('.auth-container').first();
    await scheme.locator('input').first().fill(typedKey);
    await scheme.locator('button.authorize').first().click(slow);
    await page.locator('.btn-done').first().click(slow);
  }
  const operation = page
    .locator(`.opblock-${method}`)
    .filter({ has: page.locator(`[data-path="${path}"]`) })
    .first();
  await operation.locator('.opblock-summary-control').click(slow);
  await operation.locator('.try-out__btn').click(slow);
  await fillEmpty(operation.locator('.parameters tr:has(.required) input:not([type=file])'));
  await operation.locator('.execute').click(slow);
}

async function driveScalar(
  page: Page,
  { method, path }: TriedOperation,
  { needsKey }: How,
): Promise<void> {
  if (needsKey) {
    await page.locator('.scalar-reference-intro-auth input').first().fill(typedKey, slow);
  }
  const name = `Test Request (${method} ${path})`;
  const button = page.getByRole('button', { name });
  // Only operations near the viewport are rendered: their entries in the navigation lead there.
  for (const group of await page.getByRole('button', { name: /^Open Group/ }).all()) {
    if ((await button.count()) > 0) break;
    await group.click({ timeout: 2_000 }).catch(() => {});
  }
  if ((await button.count()) === 0) {
    await page
      .locator(`a[href*="${method}${path}"], a[href*="${method.toUpperCase()}${path}"]`)
      .first()
      .click(slow);
  }
  await button.first().click(slow);
  await page.getByRole('button', { name: /^Send/ }).first().click(slow);
}
