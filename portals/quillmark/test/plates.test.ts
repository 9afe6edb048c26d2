import { join } from 'node:path';
import sax from 'sax';
import { expect, test } from 'vitest';
import { plateProblems, readPlates } from '../../../site/config/brand/check-plates.ts';
import { plates } from '../portal/plates.ts';
import { portalFolder } from './folders.ts';

const files = await readPlates(join(portalFolder, 'brand/plates'));
const sizes = [...files].map(([name, text]) => [name, Buffer.byteLength(text)] as const);

/** Every start tag in order; throws where the text is not well-formed XML. */
function readTags(xml: string): string[] {
  const tags: string[] = [];
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    tags.push(name);
  };
  parser.write(xml).close();
  return tags;
}

test('each plate has both files, each file belongs to a plate, and none has a problem', () => {
  expect(plateProblems(plates, files)).toEqual([]);
});

test.each([...files])('%s is well-formed SVG with something drawn', (_, text) => {
  const [root, ...shapes] = readTags(text);
  expect(root).toBe('svg');
  expect(shapes.length).toBeGreaterThan(10);
});

test.each(Object.keys(plates))('%s is drawn differently in light and dark', (name) => {
  expect(files.get(`${name}.light.svg`)).not.toBe(files.get(`${name}.dark.svg`));
});

test.each(Object.entries(plates))('%s is described in a sentence', (_, alternative) => {
  expect(alternative).toMatch(/^[A-Z].{40,}\.$/);
});

test.each(sizes)('%s is small enough to send', (_, bytes) => {
  expect(bytes).toBeLessThanOrEqual(25_000);
});

test('all plates together are at most 500 kB', () => {
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(500_000);
});
