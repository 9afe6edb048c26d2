import { expect, it } from 'vitest';
import { fullInfo, plainInfo, serviceOf, version3Info } from '../../../iiif/test/services.ts';
import { overviewParts, presetParts, presets } from './presets.ts';

const ready = (...sides: (readonly [width: number, height: number])[]) =>
  serviceOf({ ...plainInfo, sizes: sides.map(([width, height]) => ({ width, height })) });

it.each([
  [[599, 1500], '1500,'],
  [[600, 1500], '600,'],
  [[1100, 1500], '1100,'],
  [[1101, 1500], '1500,'],
  [[640, 1000, 800], '1000,'],
  [[200], '200,'],
] as const)('the overview of a service with pictures %j pixels wide is %s', (widths, size) => {
  const sizes = widths.map((width) => [width, (width * 3) / 4] as const);
  expect(overviewParts(ready(...sizes))).toMatchObject({ region: 'full', size });
});

it('asks a service that scales for 1,024 pixels, or for all of a smaller picture', () => {
  const scaling = { ...fullInfo, sizes: [] };
  expect(overviewParts(serviceOf(scaling)).size).toBe('1024,');
  expect(overviewParts(serviceOf({ ...scaling, width: 500, height: 400 })).size).toBe('500,');
});

it('takes the largest thumbnail of up to 400 pixels if a service scales nothing', () => {
  expect(presetParts('thumbnail', ready([300, 225], [400, 300], [401, 301])).size).toBe('400,');
  expect(presetParts('thumbnail', serviceOf(fullInfo)).size).toBe('!200,200');
});

it.each([
  ['jpg', ['png', 'jpg']],
  ['png', ['png', 'webp']],
])('asks for %s of %j', (format, formats) => {
  const [level, extra] = fullInfo.profile;
  const service = { ...serviceOf({ ...fullInfo, profile: [level, extra] }), formats };
  for (const { id } of presets) expect(presetParts(id, service).format).toBe(format);
});

it.each([
  [fullInfo, 'full'],
  [version3Info, 'max'],
])('asks for the whole picture as its version does', (info, size) => {
  expect(presetParts('full', serviceOf(info))).toMatchObject({ region: 'full', size });
});
