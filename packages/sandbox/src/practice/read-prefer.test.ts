import { expect, it } from 'vitest';
import { readPrefer } from './read-prefer.ts';

/** `{ code: '503; times=2' }` */
function read(header: string) {
  const preferences = readPrefer(header);
  return (
    preferences &&
    Object.fromEntries(
      Array.from(preferences, ([name, { value, parameters }]) => [
        name,
        [value, ...Array.from(parameters, (pair) => pair.join('='))].join('; '),
      ]),
    )
  );
}

it.each([
  ['code=503', { code: '503' }],
  ['code=503, wait=2', { code: '503', wait: '2' }],
  ['CODE=503,Wait=2', { code: '503', wait: '2' }],
  ['code = 503 ,\twait\t=\t2', { code: '503', wait: '2' }],
  ['code="503"', { code: '503' }],
  [String.raw`run="a, b; \"c\" \\"`, { run: String.raw`a, b; "c" \ `.trimEnd() }],
  ['code=503; times=2; run=a', { code: '503; times=2; run=a' }],
  ['code=503;TIMES="2" ;run=a;times=9, wait=1', { code: '503; times=2; run=a', wait: '1' }],
  ['respond-async, return=minimal', { 'respond-async': '', return: 'minimal' }],
  ['foo="";bar', { foo: '; bar=' }],
  ['code=503, code=429', { code: '503' }],
  [', ,code=503,, ,', { code: '503' }],
  ['code=503; ; wait=1;', { code: '503; wait=1' }],
  ['', {}],
])('reads %j', (header, want) => {
  expect(read(header)).toEqual(want);
});

it.each(['code=', 'code=5 03', 'code="503', '=503', 'code=503 wait=2', '; code=503', 'a:b', '"a"'])(
  'cannot read %j',
  (header) => {
    expect(readPrefer(header)).toBeUndefined();
  },
);

it('reads several headers as one', () => {
  const headers = new Headers([
    ['Prefer', 'code=503; times=2'],
    ['prefer', 'wait=1'],
  ]);
  expect(read(headers.get('Prefer') ?? '')).toEqual({ code: '503; times=2', wait: '1' });
});

it('reads no more than anybody needs', () => {
  expect(read(`a=${'b'.repeat(998)}`)).toEqual({ a: 'b'.repeat(998) });
  expect(read(`a=${'b'.repeat(999)}`)).toBeUndefined();
});

it.each([' '.repeat(1000), `a=${'\t'.repeat(990)}!:`, `a="${'\\"'.repeat(498)}`, ',;'.repeat(500)])(
  'takes no time over a header made to take long',
  (header) => {
    const began = performance.now();
    for (let time = 0; time < 10; time += 1) readPrefer(header);
    expect(performance.now() - began).toBeLessThan(500);
  },
);
