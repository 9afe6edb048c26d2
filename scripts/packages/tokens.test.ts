import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

/** What every other package builds on. */
const kit = 'ui';
const packages = [
  { name: kit, tokens: 'tokens.css' },
  { name: 'reference', tokens: 'tokens.css' },
  { name: 'cells', tokens: 'page/tokens.css' },
  { name: 'search', tokens: 'dialog/tokens.css' },
];

function read(name: string, file: string): string {
  return readFileSync(join(root, 'packages', name, 'src', file), 'utf8');
}

function sourcesOf(name: string, tokens: string): { file: string; text: string }[] {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\./.test(file) && file !== tokens)
    .map((file) => ({ file, text: read(name, file) }));
}

/** `selector` -> the properties that it defines */
function definedIn(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  postcss.parse(css).walkRules((rule) => {
    const names = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    found.set(rule.selector, new Set(names));
  });
  return found;
}

/** Set by a script or in the same style sheet, for a part of a page. */
function ownProperties(texts: readonly string[]): Set<string> {
  const set = texts.flatMap((text) => [...text.matchAll(/['"`\s;{](--[\w-]+)['"]?\s*:/g)]);
  return new Set(set.map(([, name = '']) => name));
}

describe.each(packages)('the style of packages/$name', ({ name, tokens }) => {
  const css = read(name, tokens);
  const defined = definedIn(css);
  const sources = sourcesOf(name, tokens);
  const light = defined.get(':root') ?? new Set();
  const ofKit = definedIn(read(kit, 'tokens.css')).get(':root') ?? new Set();
  const dark = defined.get("[data-theme='dark']") ?? new Set();

  it('uses no property without a value on a site of any theme', () => {
    const own = ownProperties(sources.map(({ text }) => text));
    const unknown = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)]
        .filter(([, property = '', fallback]) => {
          const isThemes = name === 'reference' && property.startsWith('--ifm-');
          const isKnown = light.has(property) || ofKit.has(property) || own.has(property);
          return !isKnown && !isThemes && fallback === ')';
        })
        .map(([, property]) => `${file}: ${property}`),
    );
    expect(light.size).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  it('has a fallback for every property of the theme that it names', () => {
    const bare = [...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, property]) => property);
    expect(bare).toEqual([]);
  });

  it('has a dark colour wherever it has a light one', () => {
    const written = [...css.matchAll(/(--[\w-]+): #/g)].map(([, property = '']) => property);
    const same = new Set(['--portal-picture-frame']);
    expect([...new Set(written)].filter((one) => !dark.has(one) && !same.has(one))).toEqual([]);
    expect([...dark].filter((one) => !light.has(one))).toEqual([]);
  });

  it('defines nothing unused, and yields to every rule of a site', () => {
    const texts = [css, ...sources.map(({ text }) => text)].join('\n');
    const unused = [...light].filter(
      (one) => !texts.includes(`var(${one}`) && !/^--cell-colour-\d+$/.test(one),
    );
    expect(unused).toEqual([]);
    for (const node of postcss.parse(css).nodes.filter(({ type }) => type !== 'comment')) {
      expect(node).toMatchObject({ type: 'atrule', name: 'layer' });
    }
  });

  it('is loaded with the components, after those of the kit', () => {
    const loading = sources.filter(({ text }) => /^import '[./]+tokens\.css';$/m.test(text));
    expect(loading).not.toEqual([]);
    // A bundler skips a file that only exports others: the packages say that only styles have side effects.
    expect(loading.map(({ file }) => file).filter((file) => !file.endsWith('.tsx'))).toEqual([]);
    const alone = loading.filter(
      ({ text }) => name !== kit && !/^import '@portal\/ui\/tokens\.css';\nimport '\./m.test(text),
    );
    expect(alone.map(({ file }) => file)).toEqual([]);
  });

  it('repeats no colour of the kit', () => {
    const again = name === kit ? [] : [...light].filter((one) => ofKit.has(one));
    expect(again).toEqual([]);
  });
});
