/**
 * Runs inside the page before any of its scripts, and records what the browser reports. It is sent
 * as text, so it can use nothing from outside.
 */
export function observePage() {
  const seen = { tasks: [], largest: 0, shift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  globalThis.benchSeen = seen;
}

/**
 * Polled: when the last long task ended, how long ago that is, and whether everything is loaded.
 */
export function askWhetherQuiet() {
  const last = globalThis.benchSeen.tasks.at(-1);
  const end = last ? last.startTime + last.duration : 0;
  return document.readyState === 'complete' ? performance.now() - end : 0;
}

export function isShown(text) {
  return document.body.textContent.includes(text);
}

export function readObserved() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    ...globalThis.benchSeen,
    firstPaint: paint?.startTime,
    elements: document.querySelectorAll('*').length,
  };
}
