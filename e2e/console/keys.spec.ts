import type { Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { expect, openLoans, testWithEcho as test } from '../support/fixture-test.ts';
import { consoleOf, expectAnswer, type OpenConsole } from '../support/pages/console-page.ts';

function storedKeys(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith('reference-keys '));
    return names.length === 0 ? null : names.map((name) => localStorage.getItem(name)).join();
  });
}

function samples({ section }: OpenConsole) {
  return section.getByRole('tabpanel', { name: 'cURL' });
}

test('a console states what it needs before Send, and can send without it', async ({
  page,
  received,
}) => {
  const loan = await openLoans(page, 'addLoan');
  await expect(loan.section).toContainText(
    'This operation needs an API key and a user name and a password, or a bearer token.',
  );
  await loan.send();
  await expectAnswer(
    loan,
    'Not sent. This operation needs an API key and a user name and a password.',
  );
  expect(received).toEqual([]);
  await expect(loan.field('API key')).toBeFocused();
  await loan.section.getByRole('button', { name: 'Send without a key' }).press('Enter');
  await expectAnswer(loan, '200 OK');
  expect(received).toHaveLength(1);
  expect(received[0]?.headers.authorization).toBeUndefined();
});

test('keys are sent, and are in no link, sample or address', async ({ page, received }) => {
  const loan = await openLoans(page, 'addLoan');
  await loan.field('API key').fill('hush');
  await loan.field('User name').fill('ada');
  await loan.field('Password').fill('secret');
  await expect(loan.field('API key')).toHaveAttribute('type', 'password');
  await loan.section.getByRole('button', { name: 'Show API key' }).click();
  await expect(loan.field('API key')).toHaveAttribute('type', 'text');
  await loan.send();
  await expectAnswer(loan, '200 OK');
  expect(received).toMatchObject([{ target: '/v1/loans?wskey=hush' }]);
  expect(received[0]?.headers.authorization).toBe(`Basic ${btoa('ada:secret')}`);
  await expect(loan.url).not.toContainText('hush');
  await loan.section.getByText('The request as code').click();
  await expect(samples(loan)).toContainText('YOUR_API_KEY');
  await expect(samples(loan)).not.toContainText('hush');
  await expect(samples(loan)).not.toContainText(btoa('ada:secret'));
  expect(page.url()).not.toContain('hush');
  expect(await storedKeys(page)).toBeNull();
  expect(await findings(page, '#addLoan')).toEqual([]);
});

test('keys are shared by the consoles of an API, and stored only if wanted', async ({
  page,
  received,
}) => {
  const loan = await openLoans(page, 'addLoan');
  await loan.field('API key').fill('hush');
  const loans = consoleOf(page, 'getLoans');
  await loans.section.getByRole('button', { name: 'Try it' }).click();
  await expect(loans.section).toContainText(
    'This operation takes an API key. It also answers without.',
  );
  await expect(loans.field('API key')).toHaveValue('hush');
  await loans.send();
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.target).toContain('wskey=hush');

  await loans.field('Remember on this device').check();
  expect(await storedKeys(page)).toContain('hush');
  await page.reload();
  const again = await openLoans(page, 'addLoan');
  await expect(again.field('API key')).toHaveValue('hush');
  await again.field('Remember on this device').uncheck();
  expect(await storedKeys(page)).toBeNull();
  await page.reload();
  const last = await openLoans(page, 'addLoan');
  await expect(last.field('API key')).toHaveValue('');
});

test('what a page cannot send is reported, and is in the samples', async ({ page, received }) => {
  const search = await openLoans(page, 'searchLoans');
  await expect(search.section).toContainText('does not let a page set the cookie sid');
  await expect(samples(search)).toContainText('sid=YOUR_API_KEY');
  await search.send();
  await expectAnswer(search, '200 OK');
  expect(received[0]?.headers.cookie).toBeUndefined();

  const loans = await openLoans(page, 'getLoans');
  await loans.field('User-Agent').fill('test');
  await loans.field('User-Agent').press('Tab');
  await expect(loans.section).toContainText(
    'Browsers do not let a page set the header User-Agent, so Send leaves it out.',
  );
});

test('OAuth shows its flows, and takes a token', async ({ page, received }) => {
  const loan = await openLoans(page, 'removeLoan');
  await expect(loan.section).toContainText('This operation needs an OAuth 2 access token.');
  await loan.section.getByText('How to get a token').click();
  await expect(loan.section).toContainText('https://login.example.org/token');
  await expect(loan.section).toContainText('loans:write (needed here)');
  await loan.field('Access token').fill('t0ken');
  await loan.send();
  await expectAnswer(loan, '200 OK');
  expect(received[0]?.headers.authorization).toBe('Bearer t0ken');
});

test('a live host asks for confirmation before anything changes there', async ({
  page,
  received,
}) => {
  const loan = await openLoans(page, 'removeLoan');
  await loan.field('Access token').fill('t0ken');
  await loan.section.getByRole('radio', { name: 'Live' }).check();
  const send = loan.section.getByRole('button', { name: 'Send', exact: true });
  const question = loan.section.getByRole('alertdialog', { name: /^Send DELETE to 127\.0\.0\.1:/ });

  await send.press('Enter');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Do not send' })).toBeFocused();
  expect(await findings(page, '#removeLoan')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(received).toEqual([]);

  await send.press('Enter');
  await question.getByRole('button', { name: 'Send DELETE' }).click();
  await expectAnswer(loan, '200 OK');
  expect(received).toMatchObject([{ method: 'DELETE', target: '/v1/loans/a1' }]);
  await loan.answer.getByRole('button', { name: 'Repeat' }).click();
  await expect(question).toBeVisible();

  const loans = await openLoans(page, 'getLoans');
  await loans.section.getByRole('radio', { name: 'Live' }).check();
  await loans.section.getByRole('radio', { name: 'Without a key' }).check();
  await loans.send();
  await expectAnswer(loans, '200 OK');
});

test('the servers of the description are a choice if the site may call them', async ({
  page,
  received,
}) => {
  const loans = await openLoans(page, 'getLoans');
  await expect(loans.field('Server')).toHaveCount(0);
  await loans.section.getByRole('radio', { name: 'Live' }).check();
  const refused = loans.field('Server').getByRole('option', { name: /elsewhere/ });
  await expect(refused).toBeDisabled();
  await expect(refused).toContainText('This site may not call elsewhere.example.org.');
  await loans.field('Server').selectOption({ index: 1 });
  await loans.field('edition').selectOption('final');
  await expect(loans.url).toContainText('/final/v2/loans');
  await loans.section.getByRole('radio', { name: 'Without a key' }).check();
  await loans.send();
  await expectAnswer(loans, '200 OK');
  expect(received).toMatchObject([{ target: '/final/v2/loans' }]);
});
