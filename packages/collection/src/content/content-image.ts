import type { ContentImage, FullWork } from '../records/record-types.ts';

const imageHost = 'https://images.example.org';

/** Three ready-made crops, as width and height. */
const crops = { '32:15': [32, 15], '16:9': [16, 9], square: [1, 1] } as const;

/** A picture of the collection as the editors use it: whole, and cropped to three shapes. */
export function contentImage(
  picture: { number: string; width: number; height: number; credit: string | undefined },
  { title, contributors }: FullWork,
): ContentImage {
  const words = {
    alt: title,
    copyright: [title, contributors[0]?.agent.label ?? '', picture.credit ?? ''].join('|'),
  };
  const { number, width, height } = picture;
  return {
    type: 'PrismicImage',
    dimensions: { width, height },
    ...words,
    url: `${imageHost}/${number}.jpg`,
    id: number,
    edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
    '32:15': crop(picture, crops['32:15'], words),
    '16:9': crop(picture, crops['16:9'], words),
    square: crop(picture, crops.square, words),
  };
}

type Words = { alt: string; copyright: string };

/** The largest centred part of the given shape. */
function crop(
  picture: { number: string; width: number; height: number },
  [across, down]: readonly [number, number],
  words: Words,
) {
  const width = Math.min(picture.width, Math.floor((picture.height * across) / down));
  const height = Math.min(picture.height, Math.floor((picture.width * down) / across));
  const x = Math.floor((picture.width - width) / 2);
  const y = Math.floor((picture.height - height) / 2);
  return {
    dimensions: { width, height },
    ...words,
    url: `${imageHost}/${picture.number}.jpg?rect=${x},${y},${width},${height}`,
    id: picture.number,
    edit: { x: -x, y: -y, zoom: 1, background: '#fff' },
  };
}
