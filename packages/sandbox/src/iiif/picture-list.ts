/** A picture known to the image service: its file and its size. */
export type KnownPicture = {
  file: string;
  width: number;
  height: number;
  /** Changes with the file; set for files that are not part of the collection. */
  version?: string;
};

/** By identifier in the image service, e.g. "V0040217" or "b20417783_0001.jp2". */
export type PictureList = Readonly<Record<string, KnownPicture>>;

/** Finds a picture by its identifier, or by its number with `.jpg` after it. */
export function findPicture(list: PictureList, identifier: string): KnownPicture | undefined {
  const shorter = identifier.replace(/^([ABLMNSVW]\d{7})\.jpg$/, '$1');
  const name = [identifier, shorter].find((one) => Object.hasOwn(list, one));
  return name === undefined ? undefined : list[name];
}
