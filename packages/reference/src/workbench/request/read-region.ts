import type { ImageService } from '../service/image-service.ts';
import { type Box, type Reading, right, wrong } from './image-parts.ts';
import { allNumbers, readDecimal, readWhole } from './numbers.ts';

const forms = 'full, square, x,y,w,h in whole pixels of the original, or pct:x,y,w,h';

/** The pixels of the original that a region means. What hangs over the edge is cut off. */
export function readRegion(text: string, service: ImageService): Reading<Box> {
  const { width, height, features } = service;
  if (text === 'full') return right({ x: 0, y: 0, width, height });
  if (text === 'square') {
    if (!features.includes('regionSquare')) {
      const { x, y, width: side } = middleSquare(service);
      return wrong(
        'region',
        'This service does not offer square. The same region in pixels may do.',
        `${x},${y},${side},${side}`,
      );
    }
    return right(middleSquare(service));
  }
  const isShare = text.startsWith('pct:');
  const pieces = (isShare ? text.slice(4) : text).split(',');
  const numbers = pieces.map(isShare ? readDecimal : readWhole);
  if (numbers.length !== 4 || !allNumbers(numbers)) {
    return wrong('region', `Right would be: ${forms}.`, mended(text));
  }
  const needed = isShare ? 'regionByPct' : 'regionByPx';
  if (!features.includes(needed)) {
    return wrong(
      'region',
      `This service does not cut out regions in ${isShare ? 'per cent' : 'pixels'}.`,
      'full',
    );
  }
  const [x = 0, y = 0, w = 0, h = 0] = isShare
    ? numbers.map((share, at) => Math.round((share / 100) * (at % 2 === 0 ? width : height)))
    : numbers;
  if (w < 1 || h < 1) {
    return wrong('region', 'The region is empty. Width and height must come to 1 pixel or more.');
  }
  if (x >= width || y >= height) {
    const range = isShare
      ? 'Right would be: x and y below 100.'
      : `Right would be: x from 0 to ${width - 1}, y from 0 to ${height - 1}.`;
    return wrong('region', `The region lies outside the picture. ${range}`);
  }
  return right({ x, y, width: Math.min(w, width - x), height: Math.min(h, height - y) });
}

export function middleSquare({ width, height }: { width: number; height: number }): Box {
  const side = Math.min(width, height);
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
}

/** Four numbers with spaces, fractions or other marks between them are easily put right. */
function mended(text: string): string | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g);
  if (numbers?.length !== 4 || /-\d/.test(text)) return undefined;
  const isShare = /pct|%/i.test(text);
  const plain = numbers.map((one) => String(isShare ? Number(one) : Math.round(Number(one))));
  return `${isShare ? 'pct:' : ''}${plain.join(',')}`;
}
