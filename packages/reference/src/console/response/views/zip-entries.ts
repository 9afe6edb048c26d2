/** A file in a zip archive. */
export type ZipEntry = { name: string; bytes: number };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const mostEntries = 2000;

/** The directory is at the end, after a comment of any length. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}

/** The contents of an archive, without unpacking it; empty if it cannot be read. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.byteLength < 22 ? -1 : findEnd(view);
  if (end === -1) return [];
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < count && at + 46 <= end && view.getUint32(at, true) === entryMark) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, bytes: view.getUint32(at + 24, true) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
