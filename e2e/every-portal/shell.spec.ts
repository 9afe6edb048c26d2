import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasSandbox } from '@portal/portal';
import { folders, portal } from '../portal.ts';
import { expect, test } from '../test.ts';
import { at, enter, guides, references } from './site.ts';

const { basePath, sourceCode, announcement, editUrl, feedbackUrl } = portal;

type Shown = [label: string | null, href: string | null];

const toPage = ({ label, to }: { label: string; to: string }): Shown => [label, at(to)];
const toSite = ({ label, href }: { label: string; href: string }): Shown => [label, href];

const linksIn = (links: Element[]) =>
  links.map((link): Shown => [link.textContent, link.getAttribute('href')]);

test('the navigation bar leads to what the portal has', async ({ page }) => {
  await enter(page, basePath);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', basePath);
  const { documentation, examples } = portal;
  const wanted = [
    toPage({ label: 'Documentation', to: documentation }),
    ...(examples ? [toPage({ label: 'Examples', to: examples })] : []),
    ...(hasSandbox(portal) ? [toPage({ label: 'Sandbox', to: '/sandbox' })] : []),
  ];
  const left = navbar.locator('.navbar__items:not(.navbar__items--right) > a.navbar__item');
  expect(await left.evaluateAll(linksIn)).toEqual(wanted);
  const apis = navbar.locator('.dropdown__menu a');
  expect(await apis.evaluateAll(linksIn)).toEqual(
    references.map(({ label, path }) => [label, path]),
  );
  const right = navbar.locator('.navbar__items--right');
  await expect(right.getByRole('link', { name: 'Search' })).toHaveAttribute('href', at('/search'));
  if (!sourceCode) return;
  await expect(right.getByRole('link', { name: sourceCode.label })).toHaveAttribute(
    'href',
    sourceCode.href,
  );
});

test('the footer lists the links and the licence of the portal', async ({ page }) => {
  await enter(page, basePath);
  const footer = page.getByRole('contentinfo');
  const { footer: own, social, contact, legal, licence, name } = portal;
  expect(await footer.locator('.footer__items a').evaluateAll(linksIn)).toEqual([
    ...own.documentation.map(toPage),
    ...[...(sourceCode ? [sourceCode] : []), ...social, ...contact].map(toSite),
    ...own.more.map(toPage),
    ...legal.map(toSite),
  ]);
  await expect(footer).toContainText(name);
  await expect(footer.locator('a[rel~=license]')).toHaveText(licence.name);
  await expect(footer.locator('a[rel~=license]')).toHaveAttribute('href', licence.href);
});

test('the home page has the texts of the portal, and a card for each API', async ({ page }) => {
  await enter(page, basePath);
  const main = page.getByRole('main');
  const { tagline, home, apis } = portal;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(tagline);
  await expect(main).toContainText(home.lead);
  for (const { label, to } of home.actions) {
    await expect(main.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
      'href',
      at(to),
    );
  }
  for (const { card } of apis) if (card) await expect(main).toContainText(card.words);
});

test('the home page opens with a live request, pictures or a request to send', async ({ page }) => {
  await enter(page, basePath);
  const { live, prints = [] } = portal.home;
  const request = page.getByRole('link', { name: 'Send this request' });
  if (live || prints.length > 0) return expect(request).toHaveCount(0);
  await request.click();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByText(/^200 OK/).first()).toBeVisible();
});

test("the announcement is the portal's, or absent", async ({ page }) => {
  await enter(page, basePath);
  const bar = page.locator('.theme-announcement-bar');
  if (!announcement) return expect(bar).toHaveCount(0);
  await expect(bar).toContainText(announcement.html.replaceAll(/<[^>]*>/g, ''));
});

test('a guide can be edited if the portal gives an address', async ({ page }) => {
  await enter(page, guides[0] ?? '');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  if (!editUrl) return expect(edit).toHaveCount(0);
  const href = (await edit.getAttribute('href')) ?? '';
  expect(href.startsWith(editUrl), href).toBe(true);
  expect(existsSync(join(folders.portal, 'docs', href.slice(editUrl.length)))).toBe(true);
});

test('a guide asks whether it helped if the portal says where to answer', async ({ page }) => {
  const path = guides[0] ?? '';
  await enter(page, path);
  const answers = page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('link');
  if (!feedbackUrl) return expect(answers).toHaveCount(0);
  await expect(answers).toHaveText(['Yes', 'No']);
  const links = await answers.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const link of links) {
    expect(link?.startsWith(feedbackUrl), link ?? '').toBe(true);
    expect(link).toContain(encodeURIComponent(portal.origin + path));
  }
});

test('every page has at most one current item in each navigation', async ({ page }) => {
  for (const path of [basePath, at(portal.documentation), ...guides.slice(0, 2)]) {
    await enter(page, path);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.locator('[aria-current]'), path).toHaveCount(1);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const isGuide = path !== basePath;
    await expect(sidebar.locator('[aria-current]'), path).toHaveCount(isGuide ? 1 : 0);
  }
});

test('dark mode is a switch, and is remembered', async ({ page }) => {
  await enter(page, basePath);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const colour = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await colour();
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await colour()).not.toBe(light);
  await enter(page, guides[0] ?? '');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
