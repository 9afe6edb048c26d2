import type { ImagePlan } from '@portal/iiif';
import { encodeGif } from '../gif/encode-gif.mjs';
import { encodings } from '../iiif/encodings.ts';
import { ImageError, unsupported } from '../iiif/image-error.ts';
import type { ImagePort } from '../ports.ts';
import type { Pixels } from './pixels/pixels.ts';
import { renderPixels } from './pixels/render-pixels.ts';

/** @param fetchPicture fetches the file of a picture, e.g. "A0004344.webp" */
export function createCanvasImages(fetchPicture: (file: string) => Promise<Blob>): ImagePort {
  let last: { file: string; bitmap: ImageBitmap } | undefined;
  let line: Promise<unknown> = Promise.resolve();

  /** The last picture stays open: a viewer requests many tiles of it in a row. */
  async function open(file: string): Promise<ImageBitmap> {
    if (last?.file === file) return last.bitmap;
    const picture = await fetchPicture(file).catch(() => {
      throw new ImageError(503, 'The picture cannot be fetched just now. Please try again later.');
    });
    const bitmap = await createImageBitmap(picture, { colorSpaceConversion: 'none' });
    last?.bitmap.close();
    last = { file, bitmap };
    return bitmap;
  }

  return {
    render({ file }, plan, signal) {
      // One at a time, so that no picture is closed while another request reads it.
      const rendered = line.then(async () => {
        signal?.throwIfAborted();
        return render(await open(file), plan);
      });
      line = rendered.catch(() => undefined);
      return rendered;
    },
  };
}

async function render(bitmap: ImageBitmap, plan: ImagePlan): Promise<Uint8Array> {
  const { x, y, width, height } = plan.region;
  const context = draw(width, height);
  context.drawImage(bitmap, -x, -y);
  const region = context.getImageData(0, 0, width, height);
  return encode(renderPixels(region, plan), plan);
}

async function encode(
  { width, height, data }: Pixels,
  { format, quality }: ImagePlan,
): Promise<Uint8Array> {
  if (format === 'gif') {
    const isGrey = quality === 'gray' || quality === 'bitonal';
    return encodeGif({ data, channels: 4, width, height, isGrey });
  }
  const context = draw(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const blob = await context.canvas.convertToBlob(encodings[format]);
  // A browser that cannot encode a format falls back to PNG.
  if (blob.type !== encodings[format].type) {
    throw unsupported(`format ${format}, which this browser cannot write`);
  }
  return new Uint8Array(await blob.arrayBuffer());
}

function draw(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures in a worker');
  return context;
}
