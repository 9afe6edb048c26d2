// @ts-check

// Plain JavaScript: these functions are sent to a page as text, to which a compiler may add nothing.

/**
 * @typedef {{ startTime: number, duration: number }} Task
 * @typedef {{ tasks: Task[], largest: number, shift: number, reacts: number }} Seen
 * @typedef {typeof globalThis & { benchSeen?: Seen }} Observed
 */

/**
 * Runs inside the page before any of its scripts, and records what the browser reports. It is sent
 * as text, so it can use nothing from outside.
 */
export function observePage() {
  /** @type {Seen} */
  const seen = { tasks: [], largest: 0, shift: 0, reacts: 0 };
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number }) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value;
  });
  // Docusaurus marks a page as soon as its buttons do something.
  const marked = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    seen.reacts = performance.now();
    marked.disconnect();
  });
  marked.observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
  /** @type {Observed} */
  const place = globalThis;
  place.benchSeen = seen;
}

/**
 * Polled: when the last long task ended, how long ago that is, and whether everything is loaded.
 */
export function askWhetherQuiet() {
  /** @type {Observed} */
  const place = globalThis;
  const last = place.benchSeen?.tasks.at(-1);
  const end = last ? last.startTime + last.duration : 0;
  return document.readyState === 'complete' ? performance.now() - end : 0;
}

/** @param {string} text */
export function isShown(text) {
  return document.body.textContent?.includes(text) ?? false;
}

export function readObserved() {
  /** @type {Observed} */
  const place = globalThis;
  const { tasks = [], largest = 0, shift = 0, reacts = 0 } = place.benchSeen ?? {};
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    tasks,
    largest,
    shift,
    reacts,
    firstPaint: paint?.startTime ?? 0,
    elements: document.querySelectorAll('*').length,
  };
}
