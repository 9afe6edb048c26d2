import { describe, expect, it } from 'vitest';
import { runSources, solution, step } from '../../test/run-sources.ts';

async function texts(...cells: Parameters<typeof runSources>[0]): Promise<string[]> {
  const { texts: shown, error } = await runSources(cells);
  expect(error).toBeUndefined();
  return shown;
}

describe('variables', () => {
  it.each<[string, string[], string[]]>([
    ['are seen by later cells', ['const a = 1;', 'show(a + 1)'], ['2']],
    ['can be changed by later cells', ['let a = 1;', 'a += 1; a++;', 'show(a)'], ['3']],
    [
      'are read when a function is called, not when it is declared',
      ['let n = 1; function get(): number { return n; }', 'n = 2; show(get())'],
      ['2'],
    ],
    [
      'may be declared after a function that uses them',
      ['function get() { return later; }', 'const later = 3; show(get())'],
      ['3'],
    ],
    ['may be declared again', ['const a = 1;', 'const a = 2; show(a)'], ['2']],
    [
      'come from patterns',
      [
        'const { a, b: [c = 5, ...rest], ...others } = { a: 1, b: [undefined, 2, 3], d: 4 }, z = 9;',
        'show([a, c, rest, others, z])',
      ],
      ['[1, 5, [2, 3], { d: 4 }, 9]'],
    ],
    ['may be shorthand', ['const a = 1;', 'show({ a, b: a })'], ['{ a: 1, b: 1 }']],
    [
      'may be swapped',
      ['let a = 1, b = 2;', '[a, b] = [b, a]; ({ a } = { a: 7 }); show([a, b])'],
      ['[7, 1]'],
    ],
    ['may have no value', ['let a: string | undefined;', 'show(a)'], ['undefined']],
    ['need no semicolons', ["const a = 'x'\nconst b = [a]\nlet c\nshow(b)"], ["['x']"]],
    [
      'may be classes',
      ['class A { static of() { return new A(); } n = 1; }', 'show(A.of().n)'],
      ['1'],
    ],
    [
      'may be tested with typeof',
      ['const a = 1;', 'show([typeof a, typeof nothing])'],
      ["['number', 'undefined']"],
    ],
  ])('%s', async (_, cells, shown) => {
    expect(await texts(...cells)).toEqual(shown);
  });

  it.each<[string, string]>([
    ['parameters', 'const f = (a: number, { b } = { b: 2 }) => a + b; show(f(5))'],
    ['blocks', '{ const a = 7; show(a); }'],
    ['loops', 'for (const a of [7]) show(a); for (let a = 0; a < 0; a++); '],
    ['errors caught', 'try { throw 7 } catch (a) { show(a) }'],
    [
      'functions inside functions',
      'function f() { return g(); function g() { return a; } var a = 7; } show(f() ?? 7)',
    ],
    ['switches', 'switch (1 as number) { case 1: let a = 7; show(a); }'],
    ['a class by its own name', 'const b = class a { static n = 7; static m = a.n }; show(b.m)'],
    [
      'a function by its own name',
      'const b = function a(n: number): number { return n > 6 ? n : a(n + 1) }; show(b(1))',
    ],
    ['labels and keys', 'a: for (;;) { break a; } show({ a: 7 }.a)'],
  ])('inside %s shadow those of the cells', async (_, source) => {
    expect(await texts('let a = 1;', source, 'show(a)')).toEqual(['7', '1']);
  });

  it('are not created by a misspelt assignment', async () => {
    const { error } = await runSources(['let total = 1;', 'totl = 2;']);
    expect(error).toMatchObject({ cell: 'cell-2', line: 1 });
    expect(error?.message).toBe('totl is not declared. Write: let totl = …');
  });
});

describe('functions', () => {
  it('can be called above their declaration', async () => {
    expect(await texts('show(double(2)); function double(n: number) { return n * 2; }')).toEqual([
      '4',
    ]);
  });

  it('call each other in their current form', async () => {
    const first = 'function a() { return b(); } function b() { return 1; }';
    expect(await texts(first, 'function b() { return 2; }', 'show(a())')).toEqual(['2']);
  });
});

describe('solutions', () => {
  it('see the steps before them and change nothing for those after them', async () => {
    const shown = await texts(
      step('let a = 1; let b = 1;', 1),
      solution('a = 5; const c = 6; const b = 7; show([a, b, c]);', 2),
      solution('show([a, b, c]);', 3),
      solution('show([a, b, typeof c]);', 4, 2),
      step('show([a, b, typeof c]); a = 2;', 5),
      solution('show(a);', 6, 3),
    );
    expect(shown).toEqual([
      '[5, 7, 6]',
      '[5, 7, 6]',
      "[1, 1, 'undefined']",
      "[1, 1, 'undefined']",
      '2',
    ]);
  });
});

describe('what the language allows', () => {
  it('awaits at the top', async () => {
    const source =
      'const list: number[] = []; for await (const n of [Promise.resolve(1)]) list.push(n);';
    expect(await texts(source, 'show(await Promise.resolve(list))')).toEqual(['[1]']);
  });

  it('is strict', async () => {
    const { error } = await runSources([
      'const a: { b: number } = Object.freeze({ b: 1 }); a.b = 2;',
    ]);
    expect(error?.message).toContain('read only');
  });
});

describe('stopping', () => {
  it('runs no further cells', async () => {
    const controller = new AbortController();
    const fetch = () => {
      controller.abort(new Error('Stopped.'));
      return new Response('[]');
    };
    const cells = ["await fetch('https://api.example.org/'); show(1)", 'show(2)'];
    const { shown, error } = await runSources(cells, { fetch, signal: controller.signal });
    expect(error?.message).toBe('Stopped.');
    expect(shown.filter(({ kind }) => kind === 'text')).toEqual([]);
  });
});
