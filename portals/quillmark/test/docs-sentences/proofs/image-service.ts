import sharp from 'sharp';
import { expect } from 'vitest';
import { ask, height, pictures, width } from '../../docs-facts/sources.ts';
import { get, images, refused, statusOf, textOf, works } from './ask.ts';

const picture = '/image/V0040217';
const at = (parts: string) => `${picture}/${parts}`;

async function measures(parts: string, wide: number, high: number) {
  expect([await width(at(parts))(), await height(at(parts))()], parts).toEqual([wide, high]);
}

async function pixels(parts: string) {
  return sharp((await ask(at(parts))).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What the forms of a region give, of a picture of 1600 × 1200. */
export async function regionsCut() {
  const rest = '/max/0/default.jpg';
  await measures(`full${rest}`, 1600, 1200);
  await measures(`square${rest}`, 1200, 1200);
  await measures(`400,300,800,600${rest}`, 800, 600);
  await measures(`pct:25,25,50,50${rest}`, 800, 600);
  await measures(`pct:0.5,0,50,50${rest}`, 800, 600);
  await measures(`1500,1100,400,400${rest}`, 100, 100);
  const cut = await pixels('400,300,800,600/100,/0/default.png');
  expect((await pixels('pct:25,25,50,50/100,/0/default.png')).data.equals(cut.data)).toBe(true);
  const square = await pixels('square/100,/0/default.png');
  expect((await pixels('200,0,1200,1200/100,/0/default.png')).data.equals(square.data)).toBe(true);
  for (const wrong of [
    ...['0,0,0,10', '0,0,10,0', '1600,0,10,10', '0,1200,10,10', 'pct:100,0,10,10'],
    ...['pct:0,100,10,10', '-1,0,10,10', '0,0,1.5,10', '00,0,10,10'],
  ]) {
    await refused(at(`${wrong}${rest}`));
  }
}

export async function sizesScale() {
  const size = (form: string) => `full/${form}/0/default.jpg`;
  await measures(size('full'), 1600, 1200);
  await measures(size('max'), 1600, 1200);
  await measures(size('400,'), 400, 300);
  await measures(size(',150'), 200, 150);
  await measures(size('pct:50'), 800, 600);
  await measures(size('400,400'), 400, 400);
  await measures(size('!400,400'), 400, 300);
  await measures('400,300,800,600/pct:50/0/default.jpg', 400, 300);
  await measures('0,0,1600,1/100,/0/default.jpg', 100, 1);
  for (const wrong of ['0,', 'pct:0.01', '0400,', '400', '+400,', ','])
    await refused(at(size(wrong)));
  await refused(at(size('99999,')), 404);
  await measures(size('2000,'), 2000, 1500);
  expect((await get(at('info.json'))).profile[1].supports).toContain('sizeAboveFull');
}

export async function rotationTurns() {
  await measures('full/400,/90/default.jpg', 300, 400);
  await measures('full/400,/180/default.jpg', 400, 300);
  await measures('full/400,/!0/default.jpg', 400, 300);
  const wide = await width(at('full/400,/22.5/default.png'))();
  expect(wide).toBeGreaterThan(400);
  const { data, info } = await pixels('full/400,/22.5/default.png');
  const corner = data.subarray(0, info.channels);
  expect(data.subarray(-info.channels).equals(corner)).toBe(true);
  const jpeg = await pixels('full/400,/22.5/default.jpg');
  expect(jpeg.info.channels).toBe(3);
  const plain = await pixels('full/20,/0/default.png');
  const mirrored = await pixels('full/20,/!0/default.png');
  const flopped = await sharp((await ask(at('full/20,/0/default.png'))).bytes)
    .flop()
    .raw()
    .toBuffer();
  expect(mirrored.data.equals(flopped)).toBe(true);
  const clockwise = await sharp((await ask(at('full/20,/0/default.png'))).bytes)
    .rotate(90)
    .raw()
    .toBuffer();
  expect((await pixels('full/20,/90/default.png')).data.equals(clockwise)).toBe(true);
  const mirroredFirst = await sharp(flopped, { raw: plain.info }).rotate(90).raw().toBuffer();
  expect((await pixels('full/20,/!90/default.png')).data.equals(mirroredFirst)).toBe(true);
  for (const wrong of ['360.1', '-90', 'x', '090'])
    await refused(at(`full/400,/${wrong}/default.jpg`));
  await measures('full/400,/360/default.jpg', 400, 300);
}

export async function qualitiesAndFormats() {
  const types = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' };
  for (const [format, type] of Object.entries(types)) {
    expect((await ask(at(`full/50,/0/default.${format}`))).headers.get('Content-Type')).toBe(type);
  }
  const { data: bits } = await pixels('full/50,/0/bitonal.png');
  expect([...new Set(bits)].sort()).toEqual([0, 255]);
  const grey = await sharp((await ask(at('full/50,/0/gray.png'))).bytes)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  expect(grey.every((value, index) => value === grey[index - (index % 3)])).toBe(true);
  expect(new Set(grey).size).toBeGreaterThan(2);
  expect(
    (await pixels('full/50,/0/color.png')).data.equals(
      (await pixels('full/50,/0/default.png')).data,
    ),
  ).toBe(true);
  for (const wrong of ['colour.jpg', 'grey.jpg', 'default.jpeg', 'default.tif', 'native.jpg']) {
    await refused(at(`full/50,/0/${wrong}`), 404);
  }
}

/** Region, size, rotation, quality, format: none may be missing, and each works on what the one before gave. */
export async function fivePartsInOrder() {
  for (const wrong of [
    'full/50,/0',
    '50,/full/0/default.jpg',
    'full/50,/default.jpg',
    'full/0/50,/default.jpg',
  ]) {
    await refused(at(wrong));
  }
  await measures('400,300,800,600/400,/90/default.jpg', 300, 400);
  await measures('full/400,/90/default.jpg', 300, 400);
  const parts = await pixels('800,600,800,600/100,/0/default.png');
  const scaled = await pixels('800,600,800,600/max/0/default.png');
  expect(scaled.info.width).toBe(800);
  expect(parts.info.width).toBe(100);
}

export async function infoDescribesThePicture() {
  const info = await get(at('info.json'));
  expect(info['@id']).toMatch(/\/image\/V0040217$/);
  expect([info.width, info.height]).toEqual([1600, 1200]);
  const [level, more] = info.profile;
  expect(level).toContain('level2.json');
  expect(more.formats).toEqual(expect.arrayContaining(['jpg', 'png', 'gif', 'webp']));
  expect(more.qualities).toEqual(expect.arrayContaining(['default', 'color', 'gray', 'bitonal']));
  expect(more.supports).toEqual(expect.arrayContaining(['rotationArbitrary', 'regionSquare']));
  const widths = info.sizes.map((size: { width: number }) => size.width);
  expect(widths).toEqual(widths.toSorted((one: number, other: number) => one - other));
  for (const { width: wide, height: high } of info.sizes) {
    await measures(`full/${wide},/0/default.jpg`, wide, high);
  }
  expect(info.tiles[0].scaleFactors).toContain(2);
  for (const limit of ['maxWidth', 'maxHeight', 'maxArea']) {
    if (more[limit] !== undefined)
      expect(await statusOf(at('full/99999,/0/default.jpg'))).toBe(404);
  }
  expect((await ask(picture)).headers.get('Location')).toMatch(/info\.json$/);
  const headers = (await ask(at('full/50,/0/default.jpg'))).headers.get('Link') ?? '';
  expect(headers).toContain('rel="canonical"');
  expect(headers).toContain('rel="profile"');
}

export async function pathsAreEncodedEitherWay() {
  const plain = await ask(at('full/400,300/0/default.jpg'));
  expect((await ask(at('full/400%2C300/0/default.jpg'))).bytes.equals(plain.bytes)).toBe(true);
  expect((await ask('/image/V0040217.jpg/full/50,/0/default.jpg')).status).toBe(200);
}

export async function errorsOfPicturesAreText() {
  for (const [path, status] of [
    ['/image/V0099999/full/max/0/default.jpg', 404],
    ['/image/V0099999/info.json', 404],
    [at('full/0,/0/default.jpg'), 400],
  ] as const) {
    const { headers, status: found } = await ask(path);
    expect(found).toBe(status);
    expect(headers.get('Content-Type') ?? '').not.toContain('json');
    const text = await textOf(path);
    expect(() => JSON.parse(text)).toThrow();
  }
}

export async function thumbnailsOfThreeShapes() {
  const { thumbnail } = await get(`${works}/hx7q2mvb`);
  expect(thumbnail.url).toMatch(/\/image\/V0040217\/full\/300,\/0\/default\.jpg$/);
  const book = await get(`${works}/m3rvk8pd`);
  expect(book.thumbnail.url).toMatch(
    /\/thumbs\/b20417783_\d{4}\.jp2\/full\/!200,200\/0\/default\.jpg$/,
  );
  const path = '/thumbs/b20417783_0003.jp2/full';
  expect(await statusOf(`${path}/!200,200/0/default.jpg`)).toBe(200);
  expect(await statusOf(`${path}/!123,123/0/default.jpg`)).toBe(404);
  expect(await statusOf(`${path}/!200,200/90/default.jpg`)).not.toBe(200);
  expect((await get(`${images}/t4ncwz8k`)).thumbnail.url).toMatch(/info\.json$/);
}

/** With scale factor 2, tiles of 512 pixels cover 1024 of the original, and less at the right edge. */
export async function tilesCutThePicture() {
  await measures('0,0,1024,1024/512,/0/default.jpg', 512, 512);
  await measures('1024,0,576,1024/288,/0/default.jpg', 288, 512);
  const { tiles, width: wide } = await get(at('info.json'));
  expect(tiles[0].scaleFactors).toContain(2);
  expect(wide - 1024).toBe(576);
}

export function identifiersOfPictures() {
  const single = Object.keys(pictures).filter((name) => !name.includes('_'));
  expect(single.length).toBeGreaterThan(0);
  for (const name of single) expect(name).toMatch(/^[ABLMNSVW]00\d{5}$/);
}
