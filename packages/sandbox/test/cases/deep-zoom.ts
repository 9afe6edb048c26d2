import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase, Send } from '../conformance/case.ts';
import { journey, ok } from './lists.ts';
import { pixelSize } from './pixel-size.ts';

type Size = { width: number; height: number };
type Info = Size & { sizes: Size[]; tiles: { width: number; scaleFactors: number[] }[] };

/** One of 1,600 pixels, and one of the largest in the collection. */
const pictures = ['/image/V0040217', '/image/S0058983'];

/** Requests what a viewer would: all sizes, and the first and last tile of each scale. */
async function zoom(picture: string, send: Send): Promise<void> {
  const sizeOf = async (parts: string): Promise<Size> => {
    const { width, height } = pixelSize(
      (await ok(send, `${picture}/${parts}/0/default.jpg`)).bytes,
    );
    return { width, height };
  };
  const { width, height, sizes, tiles } = body<Info>(await ok(send, `${picture}/info.json`));
  same(await sizeOf('full/max'), { width, height }, 'The whole');
  for (const size of sizes) {
    same(await sizeOf(`full/${size.width},${size.height}`), size, 'The size');
  }
  const [tile] = tiles;
  ensure(tile !== undefined, 'There are tiles');
  for (const factor of tile.scaleFactors) {
    const span = tile.width * factor;
    const last = (side: number) => Math.floor((side - 1) / span) * span;
    for (const [x, y] of [
      [0, 0],
      [last(width), last(height)],
    ] as const) {
      const [across, down] = [Math.min(span, width - x), Math.min(span, height - y)];
      const wanted = Math.ceil(across / factor);
      const { width: given } = await sizeOf(`${x},${y},${across},${down}/${wanted},`);
      same(given, wanted, `The tile at ${x},${y}, ${factor} times smaller`);
    }
  }
  const reach = tile.width * Math.max(...tile.scaleFactors);
  ensure(reach >= Math.max(width, height), 'The last scale has the whole in one tile');
}

export const deepZoomCases: ConformanceCase[] = pictures.map((picture) =>
  journey(`every size and every scale in the info.json of ${picture} is served`, (send) =>
    zoom(picture, send),
  ),
);
