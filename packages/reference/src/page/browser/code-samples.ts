import type { PagePlan } from '../../plugin/plan-page.ts';
import { rememberedLanguage, rememberLanguage } from './language-choice.ts';

function select(block: Element, languageId: string): void {
  const panel = block.querySelector('[role=tabpanel]');
  for (const tab of block.querySelectorAll<HTMLElement>('[role=tab]')) {
    const chosen = tab.dataset.language === languageId;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) panel?.setAttribute('aria-labelledby', tab.id);
  }
}

/** Shows one operation's sample in a language. The writers come when they are first needed. */
async function show(block: HTMLElement, languageId: string, page: PagePlan): Promise<void> {
  if (block.dataset.shown === languageId) return;
  const { writeSample } = await import('./write-sample.ts');
  const sample = await writeSample(block.dataset.samples, languageId, page);
  const code = block.querySelector('code');
  if (!sample || !code) return;
  code.textContent = sample.code;
  block.dataset.shown = sample.languageId;
  select(block, sample.languageId);
}

function blocksOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-samples]')];
}

/** A reader who chose a language before sees each sample in it when it comes into view. */
export function keepLanguage(root: Element, page: PagePlan): () => void {
  const observer = new IntersectionObserver((entries) => {
    const id = rememberedLanguage();
    for (const { target, isIntersecting } of entries) {
      const block = target as HTMLElement;
      if (!isIntersecting || id === null || (id === 'curl' && !block.dataset.shown)) continue;
      show(block, id, page).catch(() => {});
    }
  });
  for (const block of blocksOf(root)) observer.observe(block);
  return () => observer.disconnect();
}

export async function chooseLanguage(tab: HTMLElement, page: PagePlan): Promise<void> {
  const block = tab.closest<HTMLElement>('[data-samples]');
  const id = tab.dataset.language;
  if (!block || id === undefined) return;
  rememberLanguage(id);
  await show(block, id, page);
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key leads to. */
export function tabAfter(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step && tabs[step(tabs.indexOf(tab), tabs.length)];
}
