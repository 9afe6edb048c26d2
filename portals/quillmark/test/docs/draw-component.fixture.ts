import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';

/**
 * Run as a program: prints what a component of a guide draws in a page for each of some properties, first
 * and once everything has loaded. `node --import tsx draw-component.fixture.ts FILE NAME LIST`
 */
const [file = '', name = '', list = '[]'] = process.argv.slice(2);
const window = new Window();
const { document, navigator } = window;
for (const [key, value] of Object.entries({ window, document, navigator })) {
  Object.defineProperty(globalThis, key, { value, configurable: true });
}
const { createElement } = await import('react');
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');
const components = await import(pathToFileURL(file).href);

const drawn: [first: string, last: string][] = [];
for (const props of JSON.parse(list)) {
  const place = document.createElement('div');
  const root = createRoot(place as unknown as Element);
  flushSync(() => root.render(createElement(components[name], props)));
  const first = place.innerHTML;
  while (/Loading/.test(place.innerHTML)) await new Promise((resolve) => setTimeout(resolve, 10));
  drawn.push([first, place.innerHTML]);
}
console.log(JSON.stringify(drawn));
process.exit();
