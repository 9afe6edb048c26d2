export type PixelSize = { format: string; width: number; height: number };

/** The size in a picture's first bytes, whatever type it was sent as. */
export function pixelSize(bytes: Uint8Array): PixelSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = String.fromCharCode(...bytes.slice(0, 16));
  if (name.startsWith('\x89PNG')) {
    return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (name.startsWith('GIF8')) {
    return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (name.startsWith('RIFF') && name.includes('WEBP')) return webpSize(view, name.slice(12, 16));
  if (name.startsWith('\xff\xd8')) return jpegSize(view);
  throw new Error(`No picture begins with ${JSON.stringify(name)}`);
}

/** Lossy, lossless and extended files store their size in different places. */
function webpSize(view: DataView, chunk: string): PixelSize {
  const format = 'webp';
  if (chunk === 'VP8 ') {
    const [width, height] = [view.getUint16(26, true), view.getUint16(28, true)];
    return { format, width: width & 0x3fff, height: height & 0x3fff };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { format, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const at = (place: number): number => view.getUint32(place, true) & 0xffffff;
  return { format, width: at(24) + 1, height: at(27) + 1 };
}

/** The size is in the first frame header, after any number of other segments. */
function jpegSize(view: DataView): PixelSize {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { format: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  throw new Error('This JPEG has no frame');
}
