import { expect, it } from 'vitest';
import { openNotebook } from './notebook-runtime.ts';

async function open() {
  const shown: Record<string, string>[] = [];
  const jupyter = { display: async (data: Record<string, string>) => void shown.push(data) };
  const kernel = { env: { get: () => undefined }, jupyter };
  const helpers: Record<string, unknown> = await openNotebook(kernel, {});
  return { shown, helpers };
}

it.each([
  ['a drawing', '<rect width="5"/>', 'image/svg+xml'],
  ['a drawing with a picture in its data', '<image href="data:image/png,a"/>', 'image/svg+xml'],
  ['a drawing with a link', '<a href="https://a.example"/>', 'image/svg+xml'],
  // In an <img>, which Jupyter makes of SVG, a browser would not load it.
  ['a drawing with a picture', '<image x="1" href="https://a.example/a.jpg"/>', 'text/html'],
])('shows %s', async (_, inside, type) => {
  const { shown, helpers } = await open();
  const svg = helpers.svg as (markup: string, text: { title: string }) => void;
  svg(`<svg viewBox="0 0 9 9">${inside}</svg>`, { title: 'A' });
  expect(shown).toEqual([{ [type]: expect.stringMatching(/^<svg .*<title [^>]*>A<\/title><\w/) }]);
});

it('shows the outputs of all cells, however many they have together', async () => {
  const { shown, helpers } = await open();
  const show = helpers.show as (value: unknown) => void;
  for (let number = 1; number <= 200; number += 1) show(number);
  expect(shown).toHaveLength(200);
  expect(shown.at(-1)).toEqual({ 'text/plain': '200' });
});
