import { describe, expect, it } from 'vitest';
import { ok } from '../cases/lists.ts';
import { body } from '../conformance/assertions.ts';
import { countingImages } from '../fuzz/counting-images.ts';
import { createNodeSandbox, sendTo } from '../node-sandbox.ts';
import { noRecords } from '../shared-sandbox.ts';

const images = countingImages();
const send = sendTo(createNodeSandbox({ collection: noRecords, images }));
/** 1600 pixels wide and 1200 high. */
const picture = '/image/V0040217';

type Limits = { maxWidth: number; maxHeight: number; maxArea: number };
type Info = { width: number; height: number; profile: [string, Limits] };
const info = body<Info>(await ok(send, `${picture}/info.json`));
const [, { maxWidth, maxHeight, maxArea }] = info.profile;

/** Two sides whose area is exactly the limit. */
const exactly: [number, number] = [4000, maxArea / 4000];

const accepted = [
  `full/${maxWidth},1/0`,
  `full/1,${maxHeight}/0`,
  `full/${maxWidth},1/90`,
  `full/!${maxWidth},1/0`,
  `full/${exactly}/0`,
  `full/${exactly}/90`,
  'full/1,1/0',
  'full/1,1/360',
  `${info.width - 1},${info.height - 1},1,1/full/0`,
  `0,0,${info.width},${info.height}/full/0`,
  'pct:0,0,100,100/full/0',
  'full/pct:100/0',
];

const tooLarge = [
  `full/${maxWidth + 1},1/0`,
  `full/1,${maxHeight + 1}/0`,
  `full/1,${maxHeight + 1}/90`,
  `full/${exactly[0] + 1},${exactly[1]}/0`,
  `full/${exactly[0]},${exactly[1] + 1}/0`,
  // The canvas grows when the picture is rotated.
  `full/${exactly}/45`,
];

const malformed = [
  'full/0,1/0',
  'full/1,0/0',
  'full/1,1/360.01',
  `${info.width},0,1,1/full/0`,
  `0,${info.height},1,1/full/0`,
  '0,0,0,1/full/0',
  '0,0,1,0/full/0',
  'pct:100,0,1,1/full/0',
  'full/pct:0/0',
];

async function statusOf(parts: string): Promise<number> {
  return (await send(`${picture}/${parts}/default.jpg`)).status;
}

it('has limits that two whole sides can reach', () => {
  expect(Number.isInteger(exactly[1])).toBe(true);
  expect(Math.max(...exactly)).toBeLessThanOrEqual(Math.min(maxWidth, maxHeight));
});

describe('the limits that info.json gives', () => {
  it.each(accepted)('%s is within', async (parts) => {
    expect(await statusOf(parts)).toBe(200);
  });

  it.each(tooLarge)('%s is beyond', async (parts) => {
    expect(await statusOf(parts)).toBe(404);
  });

  it.each(malformed)('%s is not a picture', async (parts) => {
    expect(await statusOf(parts)).toBe(400);
  });
});
