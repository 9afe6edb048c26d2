import { checkParts, type ImageParts } from '@portal/iiif';
import { describe, expect, it } from 'vitest';
import { fullInfo, plainInfo, serviceOf, version3Info } from '../../../../iiif/test/services.ts';
import { overviewParts, presetParts, presets } from '../presets.ts';
import { openSeadragonText, viewerTurn } from './openseadragon-text.ts';
import { srcsetCandidates, srcsetText } from './srcset.ts';

const full = serviceOf(fullInfo);
const parts: ImageParts = {
  region: 'full',
  size: '800,',
  rotation: '0',
  quality: 'default',
  format: 'jpg',
};
const base = 'https://iiif.example.org/image/V0040217';

describe('srcset', () => {
  it('gives the same picture in several widths', () => {
    expect(srcsetCandidates(parts, full)).toEqual(
      [100, 320, 400, 640, 800, 960, 1024, 1280].map((width) => ({
        width,
        url: `${base}/full/${width},/0/default.jpg`,
      })),
    );
  });

  it('counts the width of the result, once it is rotated', () => {
    const turned = srcsetCandidates({ ...parts, rotation: '90' }, full);
    expect(turned.map(({ width }) => width)).toContain(240);
  });

  it('keeps a distorted shape', () => {
    const urls = srcsetCandidates({ ...parts, size: '800,200' }, full).map(({ url }) => url);
    expect(urls).toContain(`${base}/full/640,160/0/default.jpg`);
  });

  it('keeps to the ready-made sizes of a level 0 service', () => {
    const widths = srcsetCandidates({ ...parts, size: '400,' }, serviceOf(plainInfo));
    expect(widths.map(({ width }) => width)).toEqual([100, 400, 1024]);
  });

  it('is an element', () => {
    const text = srcsetText({ ...parts, region: '0,0,300,300', size: '200,' }, full);
    expect(text).toBe(
      [
        '<img',
        `  src="${base}/0,0,300,300/200,/0/default.jpg"`,
        `  srcset="${base}/0,0,300,300/100,/0/default.jpg 100w,`,
        `          ${base}/0,0,300,300/200,/0/default.jpg 200w"`,
        '  sizes="(max-width: 200px) 100vw, 200px"',
        '  width="200"',
        '  height="200"',
        '  alt="Say here what the picture shows"',
        '>',
      ].join('\n'),
    );
    expect(srcsetText({ ...parts, size: 'x' }, full)).toBeUndefined();
  });

  it('stays inside its quotes', () => {
    const odd = { ...full, address: 'https://e.example/"><b>&' };
    expect(srcsetText(parts, odd)).toContain(
      'src="https://e.example/&quot;&gt;&lt;b&gt;&amp;/full',
    );
  });
});

describe('OpenSeadragon', () => {
  it('is given only the service for a whole picture', () => {
    expect(openSeadragonText(parts, full)).toBe(
      [
        'const viewer = OpenSeadragon({',
        "  id: 'viewer',",
        `  tileSources: '${base}/info.json',`,
        '  showNavigationControl: false,',
        '});',
      ].join('\n'),
    );
  });

  it('is given the region and the rotation', () => {
    const text = openSeadragonText({ ...parts, region: '1,2,30,40', rotation: '!90' }, full);
    expect(text).toContain('  degrees: 270,\n  flipped: true,');
    expect(text).toContain('imageToViewportRectangle(1, 2, 30, 40)');
    expect(openSeadragonText({ ...parts, region: '1,2' }, full)).toBeUndefined();
    expect(viewerTurn({ mirror: true, degrees: 0 })).toEqual({ degrees: 0, flipped: true });
  });
});

describe('presets', () => {
  const written = (info: object) =>
    presets.map(({ id }) => {
      const { region, size } = presetParts(id, serviceOf(info));
      return `${region}/${size}`;
    });

  it('use the form that the service offers', () => {
    const detail = '400,300,800,600';
    expect(written(fullInfo)).toEqual([
      'full/!200,200',
      'square/300,',
      `${detail}/full`,
      'full/full',
    ]);
    expect(written(version3Info)).toEqual([
      'full/!200,200',
      'square/300,',
      `${detail}/max`,
      'full/max',
    ]);
    expect(written(plainInfo)).toEqual(['full/400,', 'full/max', 'full/max', 'full/full']);
  });

  it.each([fullInfo, version3Info, plainInfo])('are never wrong', (info) => {
    const service = serviceOf(info);
    const all = [...presets.map(({ id }) => presetParts(id, service)), overviewParts(service)];
    expect(all.flatMap((one) => checkParts(one, service).problems)).toEqual([]);
    expect(overviewParts(service).size).toBe('1024,');
  });
});
