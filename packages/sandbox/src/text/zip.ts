import { zipSync } from 'fflate';

/** A zip with one file, always the same bytes: its date is the earliest that a zip can represent. */
export function zipOne(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  return zipSync(
    { [name]: data },
    { mtime: new Date('1980-01-01T12:00:00') },
  ) as Uint8Array<ArrayBuffer>;
}
