import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { askedPicture, picturesIn, shrinkPicture, sizeOnPage } from './guide-picture';

/** Noise compresses worst. */
function noise(width: number, height: number): Promise<Buffer> {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const pixels = Uint8Array.from({ length: width * height * 3 }, next);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cac2b0' } })
    .png()
    .toBuffer();

describe('a picture of a guide', () => {
  it.each([
    ['wide', 1600, 1200, { width: 120, height: 90 }],
    ['tall', 300, 400, { width: 90, height: 120 }],
    ['smaller than its space', 60, 28, { width: 60, height: 28 }],
    ['larger than its space but not twice', 200, 100, { width: 120, height: 60 }],
    ['a thin line', 1600, 1, { width: 120, height: 1 }],
  ])('that is %s keeps its shape inside its space', async (_, width, height, size) => {
    const asked = askedPicture('/image/a');
    const file = await shrinkPicture(await plain(width, height), asked);
    expect(await sizeOnPage(file, asked)).toEqual(size);
  });

  it('has two pixels for each of the page if that is small enough', async () => {
    const file = await shrinkPicture(await plain(1600, 1200), askedPicture('/image/a'));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 240 });
  });

  it('is at most 12 kB, however hard it is to compress', async () => {
    const file = await shrinkPicture(await noise(300, 300), askedPicture('/image/a'));
    expect(file.length).toBeLessThanOrEqual(12_000);
    expect(file.length).toBeGreaterThan(1000);
  });

  it('that cannot be small enough is refused', async () => {
    const asked = askedPicture('/image/a', '900');
    await expect(shrinkPicture(await noise(900, 900), asked)).rejects.toThrow(
      '<Picture url="/image/a"> needs more than 12000 bytes',
    );
  });
});

describe('picturesIn', () => {
  it('finds them in lines, tables and over several lines', () => {
    const mdx = `Text.

<Picture url="/image/a/full/!9,9/0/default.jpg" alt="A" longest="400" />

| <Picture alt="B" url="/image/b" /> | <Picture
  url="/image/c"
  alt="C"
/> |`;
    expect(picturesIn(mdx)).toEqual([
      { url: '/image/a/full/!9,9/0/default.jpg', longest: 400 },
      { url: '/image/b', longest: 120 },
      { url: '/image/c', longest: 120 },
    ]);
  });

  it.each([
    ['single quotes', "<Picture url='/image/a' alt='A' longest='400' />"],
    ['a closing tag', '<Picture url="/image/a" alt="A" longest="400"></Picture>'],
    ['> in its text', '<Picture alt="Size > 400" url="/image/a" longest="400" />'],
    [
      'the other quote in its text',
      `<Picture alt="The farrier's > door" url='/image/a' longest="400" />`,
    ],
    ['spaces around =', '<Picture url = "/image/a" longest= "400" alt="A" />'],
    [
      'another attribute in its text',
      `<Picture alt='url="/image/b" ' url="/image/a" longest="400" />`,
    ],
  ])('finds one with %s, which MDX reads the same way', (_, mdx) => {
    expect(picturesIn(mdx)).toEqual([{ url: '/image/a', longest: 400 }]);
  });

  it.each(['', '0', '9', '1000', '4.5', 'wide'])('refuses a side of "%s"', (longest) => {
    expect(() => picturesIn(`<Picture url="/image/a" longest="${longest}" />`)).toThrow(
      'it must be a number of pixels from 10 to 999',
    );
  });
});
