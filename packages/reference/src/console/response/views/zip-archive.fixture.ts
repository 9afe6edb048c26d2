/** A directory of two empty files, made by hand: `a.txt` and `b/ü.txt`. */
export function zipArchive(comment = ''): Uint8Array<ArrayBuffer> {
  const names = ['a.txt', 'b/ü.txt'].map((name) => new TextEncoder().encode(name));
  const directory = names.flatMap((name, index) => {
    const head = new DataView(new ArrayBuffer(46));
    head.setUint32(0, 0x02014b50, true);
    head.setUint32(24, 10 + index, true);
    head.setUint16(28, name.length, true);
    return [...new Uint8Array(head.buffer), ...name];
  });
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, names.length, true);
  end.setUint32(16, 0, true);
  return new Uint8Array([
    ...directory,
    ...new Uint8Array(end.buffer),
    ...new TextEncoder().encode(comment),
  ]);
}
