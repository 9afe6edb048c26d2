import type { SvgOutput } from '@portal/cells';
import type { RecordedTutorial } from './recorded-tutorials';

/** What a page must know to show the picture of a tutorial's result. */
export type ResultPicture = {
  /** What can be seen in it. */
  alt: string;
  width: number;
  height: number;
};

export type ColourMode = 'light' | 'dark';

/** e.g. "tutorial-results/exploring-collections-apis.dark.svg" */
export function resultPicturePath(slug: string, mode: ColourMode): string {
  return `tutorial-results/${slug}.${mode}.svg`;
}

/** The last drawing of the cell that the page's front matter names. */
export function resultDrawing({ slug, outputs }: RecordedTutorial, cell: number): SvgOutput {
  const drawn = outputs[`cell-${cell}`]?.findLast(({ kind }) => kind === 'svg');
  if (drawn?.kind !== 'svg') {
    throw new Error(
      `docs/examples/${slug}.mdx: tutorial.picture is ${cell}, but cell ${cell} draws nothing.`,
    );
  }
  return drawn;
}

export function describePicture({ svg, title, description }: SvgOutput): ResultPicture {
  const size = (name: string): number => Number(svg.match(` ${name}="([\\d.]+)"`)?.[1] ?? 0);
  return {
    alt: description ? `${title}. ${description}` : title,
    width: Math.round(size('width')),
    height: Math.round(size('height')),
  };
}

type PictureParts = {
  /** The values of the tokens, e.g. "--portal-ink" */
  tokens: ReadonlyMap<string, string>;
  /** A picture inside the drawing as data, by its address. */
  embedded: ReadonlyMap<string, string>;
};

/** A file of its own knows neither the page's colours nor other files: both are put in. */
export function resultPictureSvg({ svg }: SvgOutput, { tokens, embedded }: PictureParts): string {
  const ink = tokens.get('--portal-ink') ?? 'black';
  return svg
    .replace('<svg', `<svg color="${ink}" font-family="system-ui, sans-serif"`)
    .replaceAll('__cell__', 'd')
    .replaceAll(
      /var\((--[\w-]+)(?:,\s*([^()]+))?\)/g,
      (_, name: string, other: string | undefined) => tokens.get(name) ?? other ?? 'currentColor',
    )
    .replaceAll(/( href=")(https?:[^"]+)(")/g, (whole, start: string, url: string, end: string) => {
      const data = embedded.get(url.replaceAll('&amp;', '&'));
      return data ? `${start}${data}${end}` : whole;
    });
}
