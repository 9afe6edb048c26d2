import { relative, sep } from 'node:path';
import type { TypefaceUse } from '@portal/portal';
import { fallbackMetrics } from '../../pictures/fallback-metrics.ts';
import type { FoundTypeface, FoundTypefaces } from './typeface-files.ts';

const uses = {
  heading: { property: '--ifm-heading-font-family', weight: 600 },
  text: { property: '--ifm-font-family-base', weight: 400 },
  code: { property: '--ifm-font-family-monospace', weight: 400 },
} satisfies Record<TypefaceUse, { property: string; weight: number }>;

const systemFaces = {
  serif: "local('Times New Roman'), local('Liberation Serif')",
  'sans-serif': "local('Arial'), local('Liberation Sans')",
};
const lastResorts = {
  serif: 'Georgia, serif',
  'sans-serif': 'system-ui, sans-serif',
  monospace: "ui-monospace, 'DejaVu Sans Mono', monospace",
};

/**
 * The style sheet that loads typefaces, for a file in a folder. Nothing shifts when they arrive.
 */
export async function fontFaces(typefaces: FoundTypefaces, folder: string): Promise<string> {
  const names = Object.keys(uses) as TypefaceUse[];
  const parts = await Promise.all(names.map((use) => useFaces(use, typefaces[use], folder)));
  const rules = new Set(parts.flatMap(({ faces }) => faces));
  const stacks = parts.map(({ stack }) => `  ${stack}`);
  return [...rules, `:root {\n${stacks.join('\n')}\n}\n`].join('\n');
}

async function useFaces(use: TypefaceUse, typeface: FoundTypeface, folder: string) {
  const { family, weights, fallback } = typeface;
  const face = printFace([
    `font-family: '${family}'`,
    'font-style: normal',
    `font-weight: ${weights}`,
    'font-display: swap',
    `src: url('${pathFrom(folder, typeface)}') format('woff2')`,
  ]);
  const { property, weight } = uses[use];
  const stack = (...names: string[]) =>
    `${property}: ${[`'${family}'`, ...names, lastResorts[fallback]].join(', ')};`;
  // Monospaced letters of any font are nearly equally wide.
  if (fallback === 'monospace') return { faces: [face], stack: stack() };

  const metrics = await fallbackMetrics(typeface.contents, fallback, weight);
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  const stand = `Portal ${use} fallback`;
  const fallbackFace = printFace([
    `font-family: '${stand}'`,
    `src: ${systemFaces[fallback]}`,
    `size-adjust: ${percent(metrics.sizeAdjust)}`,
    `ascent-override: ${percent(metrics.ascent)}`,
    `descent-override: ${percent(metrics.descent)}`,
    `line-gap-override: ${percent(metrics.lineGap)}`,
  ]);
  return { faces: [face, fallbackFace], stack: stack(`'${stand}'`) };
}

/** A module that lists the files every page shows first, each once. */
export function preloadModule({ heading, text }: FoundTypefaces, folder: string): string {
  const files = [...new Set([heading, text].map((typeface) => pathFrom(folder, typeface)))];
  const imports = files.map((file, index) => `import font${index} from '${file}';\n`);
  return `${imports.join('')}export default [${files.map((_, index) => `font${index}`).join(', ')}];\n`;
}

function pathFrom(folder: string, { path }: FoundTypeface): string {
  const steps = relative(folder, path).split(sep).join('/');
  return steps.startsWith('.') ? steps : `./${steps}`;
}

function printFace(lines: readonly string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}
