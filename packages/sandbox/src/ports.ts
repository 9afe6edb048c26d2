import type { ImagePlan } from '@portal/iiif';
import type { KnownPicture } from './iiif/picture-list.ts';

/** The file of a picture, e.g. "V0040217.webp", and its size in pixels. */
export type PictureFile = Pick<KnownPicture, 'file' | 'width' | 'height'>;

/** Where pictures come from and what transforms them: sharp in Node, a canvas in a worker. */
export type ImagePort = {
  /**
   * The picture, transformed according to the plan, as the bytes of a file. Rejects if `signal` is
   * aborted before they are ready.
   */
  render(picture: PictureFile, plan: ImagePlan, signal?: AbortSignal): Promise<Uint8Array>;
};

/** The words of a digitised book, page by page, each with its position in the picture. */
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

/** Larger files, fetched one at a time on request. */
export type TextPort = {
  book(identifier: string): Promise<BookText | undefined>;
  /** The ALTO file of a page, e.g. for "b20417783_0001.jp2". */
  alto(asset: string): Promise<string | undefined>;
};
