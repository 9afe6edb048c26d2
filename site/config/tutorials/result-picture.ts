import type { CellLanguage, SvgOutput } from '@portal/cells';
import type { Example } from './list-examples';
import type { RecordedTutorial } from './recorded-tutorials';

/** What a page must know to show the picture of a tutorial's result. */
export type ResultPicture = {
  /** What can be seen in it. */
  alt: string;
  width: number;
  height: number;
};

/** By track: the result in each language that draws one. */
export type ResultPictures = Partial<Record<CellLanguage, ResultPicture>>;

export type ColourMode = 'light' | 'dark';

/** e.g. "tutorial-results/maps.dark.svg", and "tutorial-results/maps.python.dark.svg" */
export function resultPicturePath(slug: string, track: CellLanguage, mode: ColourMode): string {
  return `tutorial-results/${slug}${track === 'ts' ? '' : `.${track}`}.${mode}.svg`;
}

/**
 * For each track that has a picture of the result: the number of the cell that draws it. A track
 * that is not recorded yet has none.
 */
export function pictureCells(
  { picture, pictures }: Pick<Example, 'picture' | 'pictures'>,
  { outputs }: Pick<RecordedTutorial, 'outputs'>,
): { track: CellLanguage; cell: number }[] {
  const isRecorded = (track: string) =>
    Object.keys(outputs).some((id) => id.startsWith(track === 'ts' ? 'cell-' : `${track}-`));
  return Object.entries({ ts: picture, ...pictures }).flatMap(([track, cell]) =>
    cell === undefined || !isRecorded(track) ? [] : [{ track: track as CellLanguage, cell }],
  );
}

/** The last drawing of the cell that the page's front matter names. */
export function resultDrawing(
  { slug, outputs }: RecordedTutorial,
  { track, cell }: { track: CellLanguage; cell: number },
): SvgOutput {
  const [field, id] =
    track === 'ts' ? ['picture', `cell-${cell}`] : [`pictures.${track}`, `${track}-${cell}`];
  const drawn = outputs[id]?.findLast(({ kind }) => kind === 'svg');
  if (drawn?.kind !== 'svg') {
    throw new Error(
      `docs/examples/${slug}.mdx: tutorial.${field} is ${cell}, but cell ${cell} draws nothing.`,
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

/**
 * A separate file has access neither to the page's colours nor to other files, so both are inlined.
 */
export function resultPictureSvg({ svg }: SvgOutput, { tokens, embedded }: PictureParts): string {
  const ink = tokens.get('--portal-ink') ?? 'black';
  return svg
    .replace('<svg', `<svg color="${ink}"`)
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
