import { wcagContrast } from 'culori';
import type { ColourMode } from '../tutorials/result-picture.ts';
import { type RoleName, roleNames } from './colour-roles.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { type BrandColours, type ColourProblem, readBrandColours } from './read-brand-colours.ts';
import { readTokens } from './read-tokens.ts';

const modes: ColourMode[] = ['light', 'dark'];

/**
 * The colours of a brand as a style sheet for the site, or every problem with them.
 * `defaults` is the engine's own style sheet, whose colours apply if the brand sets none.
 */
export function checkColours(
  css: string,
  defaults: string,
): { css: string; problems: ColourProblem[] } {
  const { colours: own, lines, unusable, problems } = readBrandColours(css);
  const colours = { light: completed(own.light), dark: completed(own.dark) };
  const isUsable = ({ front, back }: ContrastPair) =>
    !unusable.has(front) && (back === 'white' || !unusable.has(back));
  const pairs = contrastPairs.filter(isUsable);
  const faint = modes.flatMap((mode) => {
    const palette = new Map([...readTokens(defaults, mode), ...colours[mode]]);
    return contrastProblems(mode, palette, pairs, lines[mode]);
  });
  return { css: writeColours(colours), problems: [...problems, ...faint] };
}

/** Which colour of the brand stands in for one that it does not set, beside which the engine's would be foreign. */
const substitutes: readonly (readonly [missing: RoleName, instead: RoleName])[] = [
  ['--portal-highlight', '--portal-accent'],
  ['--portal-highlight-wash', '--portal-accent-wash'],
  ['--cell-colour-1', '--portal-accent'],
];

function completed(own: ReadonlyMap<RoleName, string>): ReadonlyMap<RoleName, string> {
  const colours = new Map(own);
  for (const [missing, instead] of substitutes) {
    const colour = own.get(instead);
    if (colour !== undefined && !own.has(missing)) colours.set(missing, colour);
  }
  return colours;
}

function contrastProblems(
  mode: ColourMode,
  palette: ReadonlyMap<string, string>,
  pairs: readonly ContrastPair[],
  lines: ReadonlyMap<string, number>,
): ColourProblem[] {
  return pairs.flatMap(({ front, back, least }) => {
    const [over, under] = [palette.get(front), back === 'white' ? back : palette.get(back)];
    if (over === undefined || under === undefined) {
      throw new Error(`The default colours lack ${over === undefined ? front : back}.`);
    }
    const contrast = wcagContrast(over, under);
    if (contrast >= least) return [];
    // Truncated, not rounded: 4.46 must not be shown as the required 4.5.
    const shown = Math.floor(contrast * 10) / 10;
    const ground = back === 'white' ? 'white' : `${back} ${under}`;
    return [
      {
        line: lines.get(front) ?? lines.get(back),
        message: `${mode}: ${front} ${over} on ${ground} has a contrast of ${shown}; at least ${least} is needed (WCAG AA).`,
      },
    ];
  });
}

/** Dark colours are for screens only: paper is light. */
function writeColours({ light, dark }: BrandColours): string {
  const lines = (colours: ReadonlyMap<string, string>) =>
    roleNames.flatMap((name) => (colours.has(name) ? [`  ${name}: ${colours.get(name)};`] : []));
  return [
    ':root {',
    ...lines(light),
    '}',
    '@media screen {',
    "[data-theme='dark'] {",
    ...lines(dark),
    '}',
    '}',
    '',
  ].join('\n');
}
