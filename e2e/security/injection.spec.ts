import type { Page } from '@playwright/test';
import { mark, payloads } from '../support/injections.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, forget404, hosts, test, visit } from '../test.ts';

/**
 * Nothing ran, nothing was added to the page that only a payload would bring, and no object has
 * gained a property. That the policy was not violated either shows in every test's complaints.
 */
async function expectUnharmed(page: Page): Promise<void> {
  const harm = await page.evaluate((name) => {
    const brought = document.querySelectorAll(
      [
        'img[src="x"], iframe, object, embed, base, marquee, audio, math, details[ontoggle]',
        '[onerror], [onload], [onfocus], [onclick], [onmouseover], [onbegin], [onstart]',
        'a[href^="javascript" i], a[href^="data:"], a[href^="//"], a[href^="/\\\\"]',
        // An answer may name another host; following it is deliberate, and reveals nothing.
        'a[href^="https://elsewhere"]:not([rel~="noopener"][rel~="noreferrer"])',
        'form[action*="elsewhere"], link[href^="data:"], meta[http-equiv="refresh"]',
      ].join(),
    );
    return {
      ran: name in globalThis,
      brought: Array.from(brought, (element) => element.outerHTML.slice(0, 200)),
      polluted: 'polluted' in {},
    };
  }, mark);
  expect(harm).toEqual({ ran: false, brought: [], polluted: false });
}

test('an answer is text, whatever it contains', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse');
  const records = payloads.map((payload) => ({
    ...{ id: payload, title: payload, url: payload, thumbnail: { url: payload } },
    // Not written as a literal, in which __proto__ would set the prototype.
    ...Object.fromEntries([[payload, payload]]),
  }));
  await page.route('**/sandbox/catalogue/**', (route) =>
    route.fulfill({ json: { type: 'ResultList', results: records } }),
  );
  await works.send();
  await expectAnswer(works, '200 OK');
  await expect(works.answer.getByRole('tab', { name: 'Table' })).toBeVisible();
  for (const view of await works.answer.getByRole('tab').all()) {
    await view.click();
    await expect(works.answer.getByRole('tabpanel')).not.toBeEmpty();
    await expectUnharmed(page);
  }
  await works.answer.getByRole('tab', { name: 'Raw' }).click();
  await expect(works.answer.getByRole('tabpanel')).toContainText(payloads[0] ?? '');

  await page.unroute('**/sandbox/catalogue/**');
  await page.route('**/sandbox/catalogue/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: payloads.join('\n') }),
  );
  await works.send();
  await expect(works.answer.getByRole('region', { name: 'Answer' })).toContainText(
    payloads[0] ?? '',
  );
  await expectUnharmed(page);
});

test('a permalink fills in a form, and no more', { tag: '@sweep' }, async ({ page }) => {
  const names = ['query', 'subjects.label', 'genres.label', 'workType', 'include', 'sort', 'id'];
  for (let at = 0; at < payloads.length; at += names.length) {
    const values = payloads.slice(at, at + names.length);
    const query = new URLSearchParams([
      ['op', 'getWorks'],
      ...values.map((value, index) => [names[index] ?? '', value]),
    ]);
    const works = await openRequest(page, `/api/catalogue?${query}`);
    // A field is one line, and contains no line ends.
    const shown = (values[0] ?? '').replaceAll(/[\r\n]/g, '');
    await expect(works.field('query')).toHaveValue(shown);
    await expectUnharmed(page);
  }
});

test('a pasted address is explained, and no more', { tag: '@sweep' }, async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse');
  const box = works.field('Open a URL');
  for (const payload of payloads) {
    await box.fill(`https://example.org/catalogue/v2/works?include=${payload}&${payload}=1`);
    await expect(box).toHaveAccessibleDescription(/./);
  }
  await expectUnharmed(page);
});

test('a query is searched for, echoed as text and remembered as text', {
  tag: '@sweep',
}, async ({ page }) => {
  await visit(page, '/search');
  const field = page.getByRole('main').getByRole('combobox');
  for (const payload of payloads) {
    await field.fill('');
    await field.fill(payload);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\bresults?\b/i);
  }
  await expectUnharmed(page);
  await visit(page, `/search?q=${encodeURIComponent(payloads[5] ?? '')}`);
  await expect(field).toHaveValue(payloads[5] ?? '');
  await expectUnharmed(page);
});

test("a reader's stored code shows texts as text @sweep", async ({ page }) => {
  await visit(page, '/docs/examples/exploring-collections-apis');
  const texts = JSON.stringify(payloads).replaceAll('\u2028', '\\u2028');
  await writeCell(
    page,
    1,
    `const texts: string[] = ${texts};\nshow(texts);\nshow(texts.join(' '));`,
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cell(page, 1).locator('[data-live]')).toContainText(payloads[0] ?? '');
  await expectUnharmed(page);
  await page.reload();
  await expect(toolbar(page).getByRole('status')).toContainText('Your changes from last time');
  await expect(cell(page, 1).locator('code')).toContainText(payloads[0] ?? '');
  await expectUnharmed(page);
});

for (const [host, testThere, tag] of hosts) {
  testThere(
    `an address is only looked up, on ${host}`,
    { tag: [...tag] },
    async ({ page, request, complaints }) => {
      const notFound = await (await request.get('/no-such-page')).text();
      for (const payload of payloads) {
        const address = `/${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`;
        const answer = await request.get(address, { maxRedirects: 0 });
        expect([301, 308, 400, 404], `${payload}: ${answer.status()}`).toContain(answer.status());
        const headers = answer.headers();
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
        if (answer.status() === 404) expect(await answer.text()).toBe(notFound);
      }
      await visit(page, `/${encodeURIComponent(payloads[5] ?? '')}#${payloads[0]}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expectUnharmed(page);
      forget404(complaints);
    },
  );
}

test('the sandbox echoes an address as text @sweep', async ({ request }) => {
  const notFound = await (await request.get('/no-such-page')).text();
  for (const payload of payloads) {
    for (const path of ['', 'catalogue/v2/works/', 'image/', 'text/v1/', 'content/v0/articles/']) {
      const answer = await request.get(`/sandbox/${path}${encodeURIComponent(payload)}`, {
        maxRedirects: 0,
      });
      expect(answer.status(), payload).toBeGreaterThanOrEqual(300);
      // What no service could handle is refused before the sandbox sees it.
      expect(answer.headers()['content-security-policy']).toMatch(/^default-src '(none|self)'/);
      if (!answer.headers()['content-type']?.includes('html')) continue;
      const page = await answer.text();
      // Some lead out of the sandbox, to the site's not-found page.
      if (page !== notFound) expect(page).not.toMatch(/<(script|img|svg|iframe|a|base|form)\b/i);
    }
  }
});
