import { z } from 'zod';
import { families } from '../../families.ts';
import type { Drawing, Family } from '../pictures/family.ts';
import { measureColours } from '../pictures/palette.ts';
import {
  drawPicture,
  encodePicture,
  type Pixels,
  printDrawing,
  shrinkPicture,
} from '../pictures/render.ts';
import { featureSide, visualFeatures } from '../pictures/visual-features.ts';
import { drawPage } from '../typeset/draw-page.ts';
import type { Page } from '../typeset/page.ts';
import { type PressName, presses } from '../typeset/presses.ts';

/** What a picture shows, as plain data: it travels to the thread that draws it. */
export type Subject =
  | { kind: 'plate'; family: string; picture: Record<string, unknown>; seed: string }
  | {
      kind: 'page';
      page: Pick<Page, 'width' | 'height' | 'ink'>;
      press: PressName;
      seed: string;
      isRecto: boolean;
    };

/** Something to be drawn: one of the pictures, or a page of a book. */
export type PictureJob = {
  /** What the image service knows it by, without an ending, e.g. "V0040217". */
  name: string;
  /** The digest of everything it is drawn from. */
  inputs: string;
  subject: Subject;
  /** How long the longest edge of a line drawing may come out, in pixels. */
  longestEdge?: number | undefined;
};

export const looks = z.object({
  averageColor: z.string(),
  palette: z.array(z.tuple([z.string(), z.number()]).readonly()),
  /** The features before they are compared with those of others, as 32-bit numbers in base64. */
  features: z.string(),
});

export type Looks = z.infer<typeof looks>;

export type MadePicture = {
  data: Uint8Array;
  width: number;
  height: number;
  /** Measured in plates, to be compared with those of others. */
  looks?: Looks;
};

const familyOf = new Map(families.map((family) => [family.name, family] as const));

export async function makePicture({ subject, longestEdge }: PictureJob): Promise<MadePicture> {
  const { drawing, surface } = draw(subject);
  const print = await printDrawing(drawing, surface, longestEdge);
  const { width, height } = print;
  const data = await encodePicture(print);
  if (subject.kind === 'page') return { data, width, height };
  const small = await shrinkPicture(data, featureSide);
  return { data, width, height, looks: measureLooks(small, width / height) };
}

function draw(subject: Subject): { drawing: Drawing; surface: Family['surface'] } {
  if (subject.kind === 'page') {
    const { page, seed, isRecto } = subject;
    const press = presses[subject.press];
    return { drawing: drawPage(page, press, { seed, isRecto }), surface: press.surface };
  }
  const family = familyOf.get(subject.family);
  if (!family) throw new Error(`No family of pictures is called ${subject.family}`);
  const { picture, seed } = subject;
  return { drawing: drawPicture(family, picture, seed), surface: family.surface };
}

function measureLooks(small: Pixels, ratio: number): Looks {
  const { averageColor, palette } = measureColours(small);
  const features = Buffer.from(visualFeatures(small, ratio).buffer).toString('base64');
  return { averageColor, palette, features };
}
