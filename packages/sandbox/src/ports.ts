import type { ImagePlan } from '@portal/iiif';
import type { KnownPicture } from './iiif/picture-list.ts';

/** The file of a picture, e.g. "V0040217.webp", and its size in pixels. */
export type PictureFile = Pick<KnownPicture, 'file' | 'width' | 'height'>;

/** Where pictures come from and what changes them: sharp in Node, a canvas in a worker. */
export type ImagePort = {
  /**
   * The picture, changed as the plan describes, as the bytes of a file. Rejects when `signal` is aborted
   * before they are ready.
   */
  render(picture: PictureFile, plan: ImagePlan, signal?: AbortSignal): Promise<Uint8Array>;
};

/** The words of a digitised book, page by page, each with its place in the picture. */
export type BookText = {
  identifier: string;
  title: string;
  pages: readonly {
    asset: string;
    width: number;
    height: number;
    lines: readonly (readonly (readonly [string, number, number, number, number])[])[];
  }[];
};

/** Larger things that are fetched one by one when they are asked for. */
export type TextPort = {
  book(identifier: string): Promise<BookText | undefined>;
  /** The ALTO file of a page, e.g. of "b20417783_0001.jp2". */
  alto(asset: string): Promise<string | undefined>;
};
