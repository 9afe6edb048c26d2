import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPortals } from '@portal/portal/node';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { checkColours } from './check-colours';
import { isDecoration, isRole, type RoleName, roleNames } from './colour-roles';
import { type ContrastPair, contrastPairs } from './contrast-pairs';
import { readTokens } from './read-tokens';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const portals = join(__dirname, '../../../portals');
const defaults = read('src/css/tokens.css');
const problemsOf = (css: string) =>
  checkColours(css, defaults).problems.map(({ line, message }) => `line ${line}: ${message}`);

const light = (body: string) => `:root { ${body} }`;
const dark = (body: string) => `[data-theme='dark'] { ${body} }`;
const both = (body: string) => light(body) + dark(body);

describe('checkColours', () => {
  it('accepts the defaults', () => {
    expect(problemsOf('')).toEqual([]);
  });

  it.each(findPortals(portals))('accepts the colours of %s', (name) => {
    const file = join(portals, name, 'brand/tokens.css');
    expect(problemsOf(existsSync(file) ? readFileSync(file, 'utf8') : '')).toEqual([]);
  });

  it.each([
    ['hex', '#123'],
    ['rgb()', 'rgb(10 20 30)'],
    ['rgb() with commas', 'rgb(10, 20, 30)'],
    ['hsl()', 'hsl(210 50% 12%)'],
    ['oklch()', 'oklch(0.25 0.03 250)'],
    ['a name', 'darkslategray'],
  ])('accepts %s', (_, value) => {
    const css = light(`--portal-picture-frame: ${value};`) + dark('--portal-picture-frame: #000;');
    expect(problemsOf(css)).toEqual([]);
  });

  it.each([
    [
      'a typo',
      both('--portal-acent: #005;'),
      'line 1: --portal-acent is not a colour of the portal; did you mean --portal-accent?',
    ],
    [
      'nothing like it',
      both('--x: #005;'),
      'line 1: --x is not a colour of the portal; the colours are --portal-paper,',
    ],
    ['another property', both('color: red;'), 'line 1: color is not a colour of the portal;'],
    [
      'no colour',
      both('\n--portal-ink: bleu;'),
      'line 2: --portal-ink is "bleu", which is not a colour; write one such as #1f4f8a',
    ],
    [
      'hex without #',
      both('--portal-ink: 112233;'),
      '--portal-ink is "112233", which is not a colour',
    ],
    ['a reference', both('--portal-ink: var(--portal-soft);'), 'which is not a colour'],
    ['transparency', both('--portal-ink: rgb(0 0 0 / 90%);'), 'which is partly transparent'],
    [
      'twice',
      both('--portal-rule: #ccc; --portal-rule: #ddd;'),
      '--portal-rule is set twice for one mode',
    ],
    [
      'light mode alone',
      light('--portal-rule: #ccc;'),
      "--portal-rule is set for light mode only; set it in [data-theme='dark'] { … } too.",
    ],
    [
      'dark mode alone',
      dark('--portal-rule: #333;'),
      '--portal-rule is set for dark mode only; set it in :root { … } too.',
    ],
    [
      'another selector',
      '.navbar { --portal-ink: #000; }',
      'line 1: .navbar is not read here; set colours in :root { … }',
    ],
    [
      'a media query',
      `@media print { ${light('--portal-ink: #000;')} }`,
      'line 1: @media is not read here',
    ],
    [
      'a nested rule',
      light('a { --portal-ink: #000; }'),
      'line 1: nothing but colours can be inside :root.',
    ],
    ['a brace too few', ':root { --portal-ink: #000;', 'line 1: this is not CSS: Unclosed block.'],
  ])('names what is wrong with %s', (_, css, message) => {
    const problems = problemsOf(css);
    expect(problems[0]).toContain(message);
    expect(new Set(problems).size).toBeLessThanOrEqual(2);
  });

  it('reports every problem at once', () => {
    const problems = problemsOf(
      both('--portal-acent: #005; --portal-ink: bleu; --portal-soft: #888;'),
    );
    expect(problems.filter((line) => line.includes('--portal-acent'))).toHaveLength(2);
    expect(problems.filter((line) => line.includes('--portal-ink'))).toHaveLength(2);
    expect(problems).toContainEqual(expect.stringMatching(/^line 1: light: --portal-soft #888 on/));
  });

  it('lets shadows and lines be as faint as they like', () => {
    const faint = '--portal-shadow-near: rgb(0 0 0 / 1%); --portal-rule: transparent;';
    expect(problemsOf(both(faint))).toEqual([]);
  });
});

describe('a brand that sets only its main colour', () => {
  const accents = '--portal-accent: #2b4c9b; --portal-accent-wash: #e6ecf9;';
  const darkAccents = '--portal-accent: #a9c0ff; --portal-accent-wash: #1f2a45;';

  it("shows no colour of the engine's beside it", () => {
    const tokens = readTokens(
      checkColours(light(accents) + dark(darkAccents), defaults).css,
      'dark',
    );
    expect(Object.fromEntries(tokens)).toEqual({
      '--portal-accent': '#a9c0ff',
      '--portal-accent-wash': '#1f2a45',
      '--portal-highlight': '#a9c0ff',
      '--portal-highlight-wash': '#1f2a45',
      '--cell-colour-1': '#a9c0ff',
    });
  });

  it('may set a second one', () => {
    const second = '--portal-highlight: #7a3e0d;';
    const { css } = checkColours(light(accents + second) + dark(darkAccents), defaults);
    expect(readTokens(css, 'light').get('--portal-highlight')).toBe('#7a3e0d');
  });
});

/** Black on white everywhere, in both modes */
const plain = new Map<RoleName, string>(
  roleNames.map((name) => {
    const isBack = contrastPairs.some(({ back }) => back === name);
    const isFront = contrastPairs.some(({ front }) => front === name);
    return [name, (isBack && !isFront) || name === '--portal-on-accent' ? '#ffffff' : '#000000'];
  }),
);
const write = (colours: ReadonlyMap<RoleName, string>) =>
  [...colours].map(([name, value]) => `${name}: ${value};`).join(' ');
/** Each grey is readable on the plain palette, but not beside another. */
const greys = { front: '#767676', back: '#808080' };

function broken({ front, back }: ContrastPair): Map<RoleName, string> {
  const swaps = front === '--portal-on-accent';
  const colours = new Map(plain).set(front, swaps ? greys.back : greys.front);
  return back === 'white'
    ? colours.set(front, '#ffffff')
    : colours.set(back, swaps ? greys.front : greys.back);
}

describe('contrast', () => {
  it('accepts black on white', () => {
    expect(problemsOf(both(write(plain)))).toEqual([]);
  });

  it.each(
    contrastPairs.flatMap((pair) => [
      { ...pair, pair, mode: 'light' as const },
      { ...pair, pair, mode: 'dark' as const },
    ]),
  )('of $front on $back alone is named in $mode mode', ({ pair, mode }) => {
    const [good, bad] = [write(plain), write(broken(pair))];
    const problems = problemsOf(
      mode === 'light' ? light(bad) + dark(good) : light(good) + dark(bad),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${mode}: ${pair.front} #`);
    expect(problems[0]).toContain(` on ${pair.back}`);
    expect(problems[0]).toContain(`at least ${pair.least} is needed (WCAG AA).`);
  });

  it('is truncated, never rounded up to the minimum', () => {
    const colours = new Map(plain).set('--portal-soft', '#777777');
    expect(problemsOf(both(write(colours)))[0]).toBe(
      'line 1: light: --portal-soft #777777 on --portal-paper #ffffff has a contrast of 4.4; at least 4.5 is needed (WCAG AA).',
    );
  });

  it('is required of every role that is more than decoration', () => {
    const paired = new Set(contrastPairs.flatMap(({ front, back }) => [front, back]));
    expect(roleNames.filter((name) => paired.has(name) === isDecoration(name))).toEqual([]);
  });
});

function listStyleSheets(root: string): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  return ['site/src', ...packages].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );
}

/** The role that a style rule takes a property from, e.g. "--portal-ink" */
function roleOf(rule: postcss.Rule, ...properties: string[]): RoleName | undefined {
  const value = rule.nodes.findLast(
    (node) => node.type === 'decl' && properties.includes(node.prop),
  );
  const name = value?.type === 'decl' ? value.value.match(/var\((--[\w-]+)/)?.[1] : undefined;
  return name !== undefined && isRole(name) ? name : undefined;
}

it('knows every text and background that a style rule sets together', () => {
  const root = join(__dirname, '../../..');
  const files = listStyleSheets(root);
  const unknown = files.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(join(root, file), 'utf8')).walkRules((rule) => {
      const [front, back] = [roleOf(rule, 'color'), roleOf(rule, 'background', 'background-color')];
      const isKnown = contrastPairs.some((pair) => pair.front === front && pair.back === back);
      if (front && back && !isKnown) found.push(`${file}: ${rule.selector}: ${front} on ${back}`);
    });
    return found;
  });
  expect(files.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

describe('the style sheet it makes', () => {
  const { css } = checkColours(
    `/* for :root */\n[data-theme="dark"] { --portal-rule: #333 }\n/* [data-theme='dark'] */ :root { --portal-rule: #ccc }`,
    defaults,
  );

  it.each([
    ['light', '#ccc'],
    ['dark', '#333'],
  ] as const)('has the colours of %s mode, whatever the order', (mode, value) => {
    expect(readTokens(defaults + css, mode).get('--portal-rule')).toBe(value);
  });

  it('has dark colours for screens only', () => {
    expect(css).toMatch(/@media screen \{\s*\[data-theme='dark'\] \{\s*--portal-rule: #333;/);
  });
});

it('gives every role a default in both modes, and nothing else a second value', () => {
  const [root = '', screen = ''] = defaults.split('@media screen');
  const named = (css: string) =>
    [...css.matchAll(/^\s+(--(?:portal|code-token|cell)-[\w-]+): (?!var|0 )/gm)].map(
      ([, name]) => name,
    );
  const dark = screen.slice(0, screen.indexOf('\n}'));
  expect(named(dark)).toEqual(roleNames);
  expect(named(root)).toEqual([
    ...roleNames,
    '--portal-radius',
    '--portal-measure',
    '--portal-quick',
  ]);
});
