import type { TypefaceUse } from '@portal/portal';
import { fallbackMetrics, type SystemFont } from '../../pictures/fallback-metrics.ts';
import type { FoundTypeface, FoundTypefaces } from './typeface-files.ts';
import { keptWeights, type TypefacePart, typefaceParts } from './typeface-parts.ts';

export type FontFaces = {
  /** A style sheet beside the files */
  css: string;
  files: ReadonlyMap<string, Uint8Array>;
  /** The files that every page shows first */
  first: readonly string[];
};

const uses = {
  heading: { property: '--ifm-heading-font-family', weight: 600 },
  text: { property: '--ifm-font-family-base', weight: 400 },
  code: { property: '--ifm-font-family-monospace', weight: 400 },
} satisfies Record<TypefaceUse, { property: string; weight: number }>;

const systemFonts: Record<FoundTypeface['fallback'], readonly SystemFont[]> = {
  serif: [{ src: "local('Times New Roman'), local('Liberation Serif')", width: 0.405_88 }],
  'sans-serif': [{ src: "local('Arial'), local('Liberation Sans')", width: 0.451_05 }],
  monospace: [
    { src: "local('Menlo'), local('DejaVu Sans Mono')", width: 0.602_05 },
    { src: "local('Consolas')", width: 0.549_8 },
    {
      src: "local('Roboto Mono'), local('Liberation Mono'), local('Courier New')",
      width: 0.600_1,
    },
  ],
};
const lastResorts = {
  serif: 'Georgia, serif',
  'sans-serif': 'system-ui, sans-serif',
  monospace: "ui-monospace, 'DejaVu Sans Mono', monospace",
};

/** The style sheet that loads typefaces, and their files. */
export async function fontFaces(typefaces: FoundTypefaces): Promise<FontFaces> {
  const parts = new Map<string, TypefacePart[]>();
  for (const typeface of Object.values(typefaces)) {
    if (!parts.has(typeface.path)) parts.set(typeface.path, await typefaceParts(typeface));
  }
  const partsOf = ({ path }: FoundTypeface) => parts.get(path) ?? [];
  const names = Object.keys(uses) as TypefaceUse[];
  const faces = await Promise.all(
    names.map((use) => useFaces(use, typefaces[use], partsOf(typefaces[use]))),
  );
  const rules = new Set(faces.flatMap(({ faces }) => faces));
  const stacks = faces.map(({ stack }) => `  ${stack}`);
  const first = [typefaces.heading, typefaces.text].flatMap((typeface) =>
    partsOf(typeface).slice(0, 1),
  );
  return {
    css: [...rules, `:root {\n${stacks.join('\n')}\n}\n`].join('\n'),
    files: new Map([...parts.values()].flat().map(({ file, contents }) => [file, contents])),
    first: [...new Set(first.map(({ file }) => file))],
  };
}

async function useFaces(use: TypefaceUse, typeface: FoundTypeface, parts: TypefacePart[]) {
  const { family, weights, fallback, contents } = typeface;
  const own = parts.map(({ file, unicodeRange }) =>
    printFace([
      `font-family: '${family}'`,
      'font-style: normal',
      `font-weight: ${keptWeights(weights)}`,
      'font-display: swap',
      `src: url('./${file}') format('woff2')`,
      `unicode-range: ${unicodeRange}`,
    ]),
  );
  const { property, weight } = uses[use];
  const adjusted = await Promise.all(
    systemFonts[fallback].map(async (font, index) => {
      const name = `Portal ${use} fallback${index === 0 ? '' : ` ${index + 1}`}`;
      const metrics = await fallbackMetrics(contents, font, weight);
      return {
        name: `'${name}'`,
        face: printFace([
          `font-family: '${name}'`,
          `src: ${font.src}`,
          `size-adjust: ${percent(metrics.sizeAdjust)}`,
          `ascent-override: ${percent(metrics.ascent)}`,
          `descent-override: ${percent(metrics.descent)}`,
          `line-gap-override: ${percent(metrics.lineGap)}`,
        ]),
      };
    }),
  );
  const stack = [`'${family}'`, ...adjusted.map(({ name }) => name), lastResorts[fallback]];
  return {
    faces: [...own, ...adjusted.map(({ face }) => face)],
    stack: `${property}: ${stack.join(', ')};`,
  };
}

/** A module that lists the addresses of fonts, for files beside it. */
export function preloadModule(files: readonly string[]): string {
  const imports = files.map((file, index) => `import font${index} from './${file}';\n`);
  return `${imports.join('')}export default [${files.map((_, index) => `font${index}`).join(', ')}];\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function printFace(lines: readonly string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}
