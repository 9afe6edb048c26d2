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

/** Finds a picture by its identifier. A `.jpg` after the number of a picture is ignored. */
export function findPicture(list: PictureList, identifier: string): KnownPicture | undefined {
  const name = /^[ABLMNSVW]\d{7}\.jpg$/.test(identifier) ? identifier.slice(0, -4) : identifier;
  return Object.hasOwn(list, name) ? list[name] : undefined;
}
