import { zipSync } from 'fflate';

/** A zip with one file, the same bytes each time: its date is the first that a zip can hold. */
export function zipOne(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  return zipSync(
    { [name]: data },
    { mtime: new Date('1980-01-01T12:00:00') },
  ) as Uint8Array<ArrayBuffer>;
}
