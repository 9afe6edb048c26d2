import { readInfo } from '@portal/iiif';
import type { Viewer } from 'openseadragon';
import { expect, it } from 'vitest';
import { fullInfo, serviceOf, version3Info } from '../../../../iiif/test/services.ts';
import { type LoadOpenSeadragon, openViewer } from './open-viewer.ts';
import { tileSource } from './tile-source.ts';

it.each([fullInfo, version3Info])('gives the viewer an equivalent description', (info) => {
  const service = serviceOf(info);
  expect(readInfo(tileSource(service), service.address)).toEqual({ ok: true, service });
});

it('opens at the region, and reports how it went', async () => {
  const heard: string[] = [];
  const handlers = new Map<string, () => void>();
  const attributes = new Map<string, string>();
  const note = (words: string) => {
    heard.push(words);
    return viewport;
  };
  const viewport: Viewer['viewport'] = {
    zoomBy: (factor: number) => note(`zoom ${factor}`),
    applyConstraints: () => viewport,
    goHome: () => note('home'),
    imageToViewportRectangle: (x: number, y: number, width: number, height: number) => ({
      x,
      y,
      width,
      height,
    }),
    fitBounds: (bounds: object) => note(JSON.stringify(bounds)),
  };
  const load: LoadOpenSeadragon = async () => ({
    default: ({ degrees, flipped, animationTime }) => {
      heard.push(`${degrees} ${flipped} ${animationTime}`);
      return {
        canvas: {
          setAttribute: (name: string, value: string) => attributes.set(name, value),
          focus: () => heard.push('focus'),
        } as unknown as HTMLElement,
        viewport,
        addOnceHandler: (event, handler) => handlers.set(event, handler),
        destroy: () => heard.push('gone'),
      };
    },
  });
  const region = { x: 1, y: 2, width: 3, height: 4 };
  const events = { onOpen: () => heard.push('open'), onFail: (words: string) => heard.push(words) };
  const view = { region, turn: { mirror: false, degrees: 90 } };
  const viewer = await openViewer({} as HTMLElement, serviceOf(fullInfo), view, events, {
    load,
    isCalm: () => true,
  });
  handlers.get('open')?.();
  handlers.get('open-failed')?.();
  viewer.zoomBy(2);
  viewer.showWhole();
  viewer.focus();
  viewer.close();
  expect(heard).toEqual([
    '90 false 0',
    JSON.stringify(region),
    'open',
    'The picture could not be opened.',
    'zoom 2',
    'home',
    'focus',
    'gone',
  ]);
  expect(attributes.get('aria-label')).toContain('Deep zoom');
});
