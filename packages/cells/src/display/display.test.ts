import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { runSources } from '../../test/run-sources.ts';
import { outputHtml } from '../html/output-html.ts';
import type { Output } from '../output.ts';

async function shown(source: string): Promise<Output[]> {
  const { shown: outputs, error } = await runSources([source]);
  expect(error).toBeUndefined();
  return outputs;
}

function html(output: Output | undefined): string {
  return output ? outputHtml(output, { prefix: 'p' }) : '';
}

describe('show', () => {
  it.each([
    ["'It\\'s <b>bold</b>'", "It's <b>bold</b>"],
    ['[1, -0, 2.5, null, undefined, true, 10n]', '[1, 0, 2.5, null, undefined, true, 10n]'],
    ["({ a: 'x', 'b c': [\"it's\"] })", `{ a: 'x', 'b c': ["it's"] }`],
    ["new Map([['a', { b: 1 }]])", "Map(1) { 'a' => { b: 1 } }"],
    ['new Set([1, 2])', 'Set(2) { 1, 2 }'],
    ['new Float32Array([1, 2])', 'Float32Array(2) [1, 2]'],
    ["new Date('2020-01-02')", '2020-01-02T00:00:00.000Z'],
    ['Promise.resolve(1)', 'a promise (write await before it)'],
    ['[1, , 3]', '[1, undefined, 3]'],
    ['new Array(40)', expect.stringMatching(/^\[\n {2}undefined, undefined, .*undefined\n\]$/s)],
    ['Object.assign([], { 1850: 3 })', expect.stringContaining('… 1751 more')],
    ["new URL('https://example.org/a')", 'https://example.org/a'],
    ["new RangeError('far')", 'RangeError: far'],
    ['[[], {}, new (class Work { id = 1 })()]', '[[], {}, Work { id: 1 }]'],
    ['{ a: { b: { c: { d: { e: 1 } } } } }', '{ a: { b: { c: { d: {…} } } } }'],
    [
      'Array.from({ length: 40 }, (_, n) => n)',
      expect.stringMatching(/^\[\n {2}0, 1, 2.*,\n {2}\d+.*39\n\]$/s),
    ],
    ['Array.from({ length: 200 }, (_, n) => n)', expect.stringContaining('… 100 more')],
    [
      "[{ title: 'x'.repeat(50) }, { title: 'y'.repeat(50) }]",
      `[\n  { title: '${'x'.repeat(50)}' },\n  { title: '${'y'.repeat(50)}' }\n]`,
    ],
  ])('%s', async (value, text) => {
    expect(await shown(`show(${value})`)).toEqual([{ kind: 'text', text }]);
  });

  it('does not follow cycles and truncates what is too long', async () => {
    const [circle, long] = await shown(
      "const a: any = {}; a.a = a; show(a); show('x'.repeat(30_000));",
    );
    expect(circle).toMatchObject({ text: '{ a: [circular] }' });
    expect((long as { text: string }).text).toHaveLength(20_001);
  });

  it.each(['', 'a'])('truncates between characters: %j', async (start) => {
    const outputs = await shown(
      `const long = '${start}' + '𝒜'.repeat(20_000); show(long); show([long]); table([{ long }]);`,
    );
    expect(JSON.stringify(outputs)).not.toMatch(/\\ud8/);
    expect(JSON.stringify(outputs)).toContain('𝒜…');
  });
});

describe('table', () => {
  it('shows the fields of all rows', async () => {
    const [output] = await shown("table([{ a: 1, b: ['x', 'y'] }, { a: 0.1 + 0.2, c: { d: 1 } }])");
    expect(output).toEqual({
      kind: 'table',
      columns: [
        { label: 'a', isNumeric: true },
        { label: 'b', isNumeric: false },
        { label: 'c', isNumeric: false },
      ],
      rows: [
        ['1', 'x, y', '–'],
        ['0.3', '–', '{ d: 1 }'],
      ],
    });
  });

  it.each([
    ['0.1 + 0.2', '0.3'],
    ['0.00012345', '0.0001'],
    ['0.00002', '0.00002'],
    ['-0.0000123456', '-0.0000123456'],
    ['0.1 + 0.2 - 0.3', '0'],
    ['-0', '0'],
    ['NaN', 'NaN'],
    ['-Infinity', '-Infinity'],
  ])('rounds numbers, but shows none as 0 that is not: %s', async (number, text) => {
    const [output] = await shown(`table([{ number: ${number} }])`);
    expect(output).toMatchObject({ rows: [[text]] });
  });

  it('takes columns, headings, a caption and a limit', async () => {
    const [output, other] = await shown(`
      const rows = Array.from({ length: 1500 }, (_, id) => ({ id, year: 1900 + id }));
      table(rows, { columns: { year: 'Year', id: 'No.' }, caption: 'Years', limit: 2 });
      table(rows, { columns: ['id'], limit: 9999 });`);
    expect(output).toMatchObject({
      caption: 'Years',
      columns: [{ label: 'Year' }, { label: 'No.' }],
      rows: [
        ['1900', '0'],
        ['1901', '1'],
      ],
      note: '2 of 1,500 rows are shown.',
    });
    expect(other).toMatchObject({ note: '500 of 1,500 rows are shown.' });
  });

  it('shows a list with gaps in a cell', async () => {
    const [output] = await shown('table([{ counts: [1, , 3] }])');
    expect(output).toMatchObject({ rows: [['1, –, 3']] });
  });

  it('escapes what it shows', async () => {
    const [output] = await shown("table([{ '<i>': '<script>\"&' }], { caption: '<b>' })");
    expect(html(output)).not.toMatch(/<(i|b|script)>/);
    expect(html(output)).toContain('&lt;script&gt;&quot;&amp;');
  });

  it('explains what it needs', async () => {
    const { error } = await runSources(['table(5 as never)']);
    expect(error?.message).toContain('table() needs a list of objects');
  });
});

describe('images', () => {
  it('shows addresses with captions', async () => {
    const [output] = await shown(
      "images(['https://x.example/a.jpg', { url: 'https://x.example/b.jpg?a=1&b=2', label: 'A <i>cat</i>', href: 'https://x.example/' }])",
    );
    expect(html(output)).toBe(
      '<ul class="cell-images"><li><figure><img src="https://x.example/a.jpg" alt="" loading="lazy" decoding="async"><figcaption>Picture 1 of 2</figcaption></figure></li><li><figure><a href="https://x.example/"><img src="https://x.example/b.jpg?a=1&amp;b=2" alt="" loading="lazy" decoding="async"><span>A &lt;i&gt;cat&lt;/i&gt;</span></a></figure></li></ul>',
    );
    const picture = () => ({ src: '/kept.jpg', width: 3, height: 2 });
    expect(outputHtml(output as Output, { prefix: 'p', picture })).toContain(
      '<img src="/kept.jpg" alt="" width="3" height="2"',
    );
  });

  it.each(["['/a.jpg']", "['javascript:alert(1)']", '[{ url: undefined }]', '5'])(
    'refuses %s',
    async (items) => {
      const { error } = await runSources([`images(${items} as never)`]);
      expect(error?.message).toContain('images() needs');
    },
  );
});

describe('progress and console', () => {
  it('moves one bar and keeps the order', async () => {
    const outputs = await shown(
      "console.log('a', 1, { b: 2 }); progress(1, 3, 'Pages'); console.warn('b'); progress(3, 3, 'Pages'); console.error('c');",
    );
    expect(outputs).toEqual([
      { kind: 'log', level: 'log', text: 'a 1 { b: 2 }' },
      { kind: 'progress', done: 3, total: 3, label: 'Pages' },
      { kind: 'log', level: 'warn', text: 'b' },
      { kind: 'log', level: 'error', text: 'c' },
    ]);
  });

  it('shows only so many outputs', async () => {
    const outputs = await shown('for (let n = 0; n < 500; n++) show(n);');
    expect(outputs).toHaveLength(61);
    expect(outputs[60]).toMatchObject({ text: 'Only the first 60 outputs of a cell are shown.' });
  });

  it.each([59, 60, 61, 70])('moves no bar that is not shown: after %i outputs', async (before) => {
    const outputs = await shown(
      `for (let n = 0; n < ${before}; n++) show(n); for (const n of [1, 2]) progress(n, 2, 'Pages');`,
    );
    const [last, note] = outputs.slice(59);
    expect(outputs.length).toBe(before === 59 ? 60 : 61);
    expect(last).toMatchObject(before === 59 ? { kind: 'progress', done: 2 } : { text: '59' });
    if (before > 59) expect(note).toMatchObject({ kind: 'log', level: 'warn' });
  });
});

describe('pixels', () => {
  const data = Buffer.alloc(8 * 8 * 4, 200);
  const picture = jpeg.encode({ width: 8, height: 8, data }, 90).data;

  it('decodes a JPEG', async () => {
    const fetch = () => new Response(new Uint8Array(picture));
    const source =
      "const { width, height, data } = await pixels('https://x.example/a.jpg'); show([width, height, data.length, data[3]])";
    const { texts } = await runSources([source], { fetch });
    expect(texts).toEqual(['[8, 8, 256, 255]']);
  });

  it.each([
    [() => new Response('no', { status: 404 }), 'https://x.example/a answered 404.'],
    [() => new Response('no'), 'pixels() reads JPEG only'],
  ])('explains what is wrong', async (fetch, message) => {
    const { error } = await runSources(["await pixels('https://x.example/a')"], { fetch });
    expect(error?.message).toContain(message);
  });
});
