import { findings, findingsButColours } from '../support/checks/axe.ts';
import { recordShifts } from '../support/checks/layout-shifts.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { expect, forgetFailedLoads, test } from '../test.ts';

const work = '/api/catalogue?op=getWork&id=hx7q2mvb#getWork';

for (const [width, look] of [
  [1280, findings],
  [390, findingsButColours],
] as const) {
  test(`a failure is chosen, sent and explained with keys alone at ${width} px`, {
    tag: width === 1280 ? [] : '@sweep',
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordShifts(page);
    const opened = await openRequest(page, work);
    const { section, answer, field, copyLink } = opened;
    const [status, slow] = [field('Status'), field('Slow')];
    await status.focus();
    await expect(status).toBeFocused();
    await page.keyboard.type('503');
    await expect(status).toHaveValue('503');
    await page.keyboard.press('Tab');
    await expect(slow).toBeFocused();
    await page.keyboard.type('2');
    await expect(slow).toHaveValue('2');
    const before = await shifts();
    await expect(section.getByText("'Prefer: code=503, wait=2'")).toBeVisible();
    expect(await shifts()).toEqual(before);

    const began = Date.now();
    await page.keyboard.press('Control+Enter');
    await expectAnswer(opened, /^503 Service Unavailable\. You asked for this with Prefer: /);
    expect(Date.now() - began).toBeGreaterThan(1990);
    await expect(answer).toContainText('You asked for this with Prefer: code=503, wait=2');
    await expect(answer).toContainText('The service asks you to wait 2 seconds.');
    expect(await look(page, '[data-console="getWork"]')).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);

    expect(await copyLink()).toContain('&fail=503&slow=2#getWork');
    forgetFailedLoads(complaints);
  });
}

test('a link opens a console that asks for a failure', async ({ page, complaints }) => {
  const opened = await openRequest(page, work.replace('#', '&fail=410#'));
  await expect(opened.field('Status')).toHaveValue('410');
  await opened.send();
  await expectAnswer(opened, /^410 Gone\. You asked for this with Prefer: code=410\./);
  await expect(opened.answer).toContainText('This work has been deleted');
  forgetFailedLoads(complaints);
});
