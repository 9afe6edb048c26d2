/** How a generation of printers laid out a sheet. Lengths are in pixels. */
export type Style = {
  /** Unprinted paper round the sheet. */
  margin: number;
  /** From the edge of the print to the lettering. */
  inset: number;
  /** The width of dark contours, in a motif's own measure. */
  contour: number;
  /** How far the frame reaches into the print. */
  rim: number;
  /** How steeply lettering climbs. */
  climb: number;
  /** What is round the picture or the print. */
  frame: 'none' | 'panel' | 'tendrils' | 'stripes' | 'rules';
};

export const styles = {
  nouveau: { margin: 34, inset: 112, contour: 2.6, rim: 58, climb: 0, frame: 'tendrils' },
  object: { margin: 40, inset: 56, contour: 0, rim: 0, climb: 0, frame: 'none' },
  travel: { margin: 0, inset: 64, contour: 0, rim: 0, climb: 0, frame: 'panel' },
  modern: { margin: 26, inset: 54, contour: 0, rim: 0, climb: 0.13, frame: 'none' },
  friendly: { margin: 34, inset: 70, contour: 0, rim: 0, climb: 0, frame: 'none' },
  seventies: { margin: 30, inset: 96, contour: 0, rim: 66, climb: 0, frame: 'stripes' },
  bill: { margin: 36, inset: 84, contour: 1.8, rim: 62, climb: 0, frame: 'rules' },
} satisfies Record<string, Style>;

export const styleNames = Object.keys(styles) as (keyof typeof styles)[];
