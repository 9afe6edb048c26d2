import { nearestOf } from '@portal/contract';
import { parse as parseColour } from 'culori';
import postcss, { type Declaration, type Rule } from 'postcss';
import type { ColourMode } from '../tutorials/result-picture.ts';
import { isDecoration, isRole, type RoleName, roleNames } from './colour-roles.ts';

export type BrandColours = Record<ColourMode, ReadonlyMap<RoleName, string>>;
export type ReadColours = {
  colours: BrandColours;
  /** Where each is set, in lines from 1 */
  lines: Record<ColourMode, ReadonlyMap<RoleName, number>>;
  /** Roles with a value that could not be used */
  unusable: ReadonlySet<RoleName>;
  problems: ColourProblem[];
};

/** What is wrong in a line of brand/tokens.css; without one, the colour is the engine's. */
export type ColourProblem = { line?: number | undefined; message: string };

const selectors: Record<string, ColourMode> = {
  ':root': 'light',
  "[data-theme='dark']": 'dark',
  '[data-theme="dark"]': 'dark',
  '[data-theme=dark]': 'dark',
};
const places: Record<ColourMode, string> = {
  light: ':root { … }',
  dark: "[data-theme='dark'] { … }",
};
const nearest = nearestOf(roleNames.map((value) => ({ value })));

/** The colours that brand/tokens.css sets, with every problem in it. */
export function readBrandColours(css: string): ReadColours {
  const colours = { light: new Map<RoleName, string>(), dark: new Map<RoleName, string>() };
  const lines = { light: new Map<RoleName, number>(), dark: new Map<RoleName, number>() };
  const unusable = new Set<RoleName>();
  const problems: ColourProblem[] = [];
  for (const node of parseRules(css, problems)) {
    const mode = node.type === 'rule' ? selectors[node.selector] : undefined;
    if (node.type !== 'rule' || mode === undefined) {
      const found = node.type === 'rule' ? node.selector : `@${node.name}`;
      problems.push({
        line: lineOf(node),
        message: `${found} is not read here; set colours in ${places.light} for light mode and in ${places.dark} for dark mode.`,
      });
      continue;
    }
    for (const declaration of declarationsOf(node, problems)) {
      const { prop } = declaration;
      // A custom property keeps trailing spaces.
      const value = declaration.value.trim();
      const problem = colourProblem(prop, value, colours[mode]);
      if (problem) problems.push({ line: lineOf(declaration), message: problem });
      if (!isRole(prop)) continue;
      lines[mode].set(prop, lineOf(declaration));
      if (problem) unusable.add(prop);
      else colours[mode].set(prop, value);
    }
  }
  for (const [mode, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    for (const name of colours[mode].keys()) {
      if (colours[other].has(name) || unusable.has(name)) continue;
      problems.push({
        line: lines[mode].get(name),
        message: `${name} is set for ${mode} mode only; set it in ${places[other]} too.`,
      });
      unusable.add(name);
    }
  }
  return { colours, lines, unusable, problems };
}

function parseRules(css: string, problems: ColourProblem[]) {
  try {
    return postcss
      .parse(css)
      .nodes.filter((node) => node.type === 'rule' || node.type === 'atrule');
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    problems.push({ line: error.line, message: `this is not CSS: ${error.reason}.` });
    return [];
  }
}

function declarationsOf(rule: Rule, problems: ColourProblem[]): Declaration[] {
  return rule.nodes.flatMap((node) => {
    if (node.type === 'decl') return [node];
    if (node.type !== 'comment') {
      problems.push({
        line: lineOf(node),
        message: `nothing but colours can be inside ${rule.selector}.`,
      });
    }
    return [];
  });
}

function colourProblem(
  prop: string,
  value: string,
  known: ReadonlyMap<RoleName, string>,
): string | undefined {
  if (!isRole(prop)) {
    const suggestion = nearest(prop);
    const right = suggestion
      ? `did you mean ${suggestion}?`
      : `the colours are ${roleNames.join(', ')}.`;
    return `${prop} is not a colour of the portal; ${right}`;
  }
  // The library also accepts "1f4f8a" as a colour; browsers do not.
  const colour = /^[\da-f]+$/i.test(value) ? undefined : parseColour(value);
  if (!colour) {
    return `${prop} is ${JSON.stringify(value)}, which is not a colour; write one such as #1f4f8a, rgb(31 79 138), hsl(213 63% 33%) or oklch(0.43 0.11 256).`;
  }
  if ((colour.alpha ?? 1) < 1 && !isDecoration(prop)) {
    return `${prop} is ${value}, which is partly transparent; write the colour as it is seen, without transparency.`;
  }
  return known.has(prop) ? `${prop} is set twice for one mode; set it once.` : undefined;
}

function lineOf(node: { source?: { start?: { line: number } } }): number {
  return node.source?.start?.line ?? 1;
}
