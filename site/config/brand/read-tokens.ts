import type { ColourMode } from '../tutorials/result-picture';

/** The custom properties of a style sheet with plain values, as they are in a colour mode. */
export function readTokens(css: string, mode: ColourMode): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isDark = selector.includes("[data-theme='dark']") && !selector.includes(':root');
    if (isDark && mode === 'light') continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      tokens.set(name, value.trim());
    }
  }
  const resolve = (value: string): string =>
    value.replace(/^var\((--[\w-]+)\)$/, (whole, name: string) => {
      const found = tokens.get(name);
      return found === undefined ? whole : resolve(found);
    });
  return new Map([...tokens].map(([name, value]) => [name, resolve(value)]));
}
