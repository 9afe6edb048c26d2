import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PicturedPage, picturedPages, type Width } from './pictured-pages.ts';
import type { TakenPicture } from './write-contact-sheet.ts';

const heights: Record<Width, number> = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 };
const modes = ['light', 'dark'] as const;
const usualWidths: Width[] = [390, 768, 1280];
/** Pages print their own address, and a free port differs from run to run. */
const host = 'portal.localhost';

/**
 * Pictures of the main pages in both modes at each width. The same build gives the same pictures:
 * nothing moves, no caret blinks, and fonts and pictures are loaded.
 */
export async function takePictures({
  url,
  folder,
  executablePath,
}: {
  url: string;
  folder: string;
  executablePath: string;
}): Promise<TakenPicture[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const map = `--host-resolver-rules=MAP ${host} ${new URL(url).host}`;
  const address = `http://${host}${new URL(url).pathname.replace(/\/$/, '')}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', map] });
  const taken: TakenPicture[] = [];
  try {
    for (const [name, { widths = usualWidths, ...what }] of Object.entries(picturedPages)) {
      for (const width of widths) {
        for (const mode of modes) {
          const file = `${name}-${width}-${mode}.png`;
          await takeOne(browser, { ...what, address, width, mode, to: join(folder, file) });
          taken.push({ name, width, mode, file });
        }
        console.log(`${name}, ${width} px`);
      }
    }
  } finally {
    await browser.close();
  }
  return taken;
}

type Shot = Omit<PicturedPage, 'widths'> & {
  address: string;
  width: Width;
  mode: (typeof modes)[number];
  to: string;
};

async function takeOne(
  browser: Browser,
  { address, path, prepare, fullPage = false, width, mode, to }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  // A busy machine needs time, and nothing here depends on it.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await page.goto(address + path);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await prepare?.(page);
  // Whatever is under the pointer may look selected.
  await page.mouse.move(0, 0);
  if (fullPage) await loadLazyPictures(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: to, fullPage, animations: 'disabled', caret: 'hide' });
  await context.close();
}

/** Pictures far down the page load only when scrolled to. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
