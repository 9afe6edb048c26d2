type Pixels = { width: number; height: number };
type Limits = { maxWidth?: number; maxHeight?: number; maxArea?: number };

/** What is read of a picture's `info.json`, of version 2 or 3 of the IIIF Image API. */
export type IiifInfo = Pixels &
  Limits & {
    /** The level; in version 2 the limits are in this list too. */
    profile?: unknown;
    sizes?: readonly Pixels[];
  };

/** A size of the whole picture, and how an address writes it. */
export type WholeSize = Pixels & { size: string };

const usualWidths = [320, 640, 960, 1280, 1920, 2560];

/**
 * The sizes in which a service returns the whole picture, smallest first: the usual widths, its ready-made
 * sizes and its largest, none above the original or its limits. A service of level 0 scales nothing, so
 * it has only those that are ready.
 */
export function wholeSizes(info: IiifInfo): WholeSize[] {
  const largest = largestWidth(info);
  const ready = (info.sizes ?? []).filter(({ width }) => width <= largest);
  if (isLevel0(info)) {
    return inOrder(ready.map((one) => ({ ...one, size: `${one.width},${one.height}` })));
  }
  const widths = [...usualWidths, ...ready.map(({ width }) => width)];
  const smaller = widths.filter((width) => width < largest);
  return inOrder(
    [...smaller, largest].map((width) => {
      const height = Math.max(1, Math.round((width * info.height) / info.width));
      return { width, height, size: `${width},` };
    }),
  );
}

/** As wide as the service makes it. Without its own limit, the height has that of the width. */
function largestWidth({ width, height, ...info }: IiifInfo): number {
  const ofVersion2 = Array.isArray(info.profile) ? (info.profile[1] as Limits | undefined) : {};
  const { maxWidth, maxHeight = maxWidth, maxArea } = { ...info, ...ofVersion2 };
  const scale = Math.min(
    1,
    (maxWidth ?? width) / width,
    (maxHeight ?? height) / height,
    Math.sqrt((maxArea ?? width * height) / (width * height)),
  );
  return Math.max(1, Math.floor(width * scale));
}

function isLevel0({ profile }: IiifInfo): boolean {
  return /(^|\/)level0(\.json)?$/.test(String([profile].flat()[0]));
}

function inOrder(sizes: readonly WholeSize[]): WholeSize[] {
  const byWidth = new Map(sizes.map((one) => [one.width, one]));
  return [...byWidth.values()].sort((one, other) => one.width - other.width);
}
