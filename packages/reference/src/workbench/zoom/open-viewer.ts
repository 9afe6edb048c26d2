// The page that imports this has its own list of files, without the types beside it.
/// <reference path="./openseadragon.d.ts" />
import type { Box, ImageService, Turn } from '@portal/iiif';
import { viewerTurn } from '../copies/openseadragon-text.ts';
import { tileSource } from './tile-source.ts';

export type ZoomViewer = {
  zoomBy: (factor: number) => void;
  showWhole: () => void;
  focus: () => void;
  close: () => void;
};

export type ZoomEvents = {
  onOpen: () => void;
  onFail: (words: string) => void;
};

/** Where the viewer starts. */
export type ZoomView = { region?: Box; turn?: Turn };

export type LoadOpenSeadragon = () => Promise<Pick<typeof import('openseadragon'), 'default'>>;

type Effects = {
  load?: LoadOpenSeadragon;
  /** Whether the reader prefers reduced motion. */
  isCalm?: () => boolean;
};

const loadLibrary: LoadOpenSeadragon = () => import('openseadragon');
const asksForCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows a picture in OpenSeadragon, which is only loaded now. */
export async function openViewer(
  element: HTMLElement,
  service: ImageService,
  view: ZoomView,
  { onOpen, onFail }: ZoomEvents,
  { load = loadLibrary, isCalm = asksForCalm }: Effects = {},
): Promise<ZoomViewer> {
  const { default: OpenSeadragon } = await load();
  const viewer = OpenSeadragon({
    element,
    tileSources: tileSource(service),
    // WebGL accepts only pictures whose host allows it, and falls back noisily for the others.
    drawer: 'canvas',
    // Its buttons are pictures that it would load; the workbench has its own, with names.
    showNavigationControl: false,
    immediateRender: true,
    animationTime: isCalm() ? 0 : 0.2,
    ...viewerTurn(view.turn ?? { degrees: 0, mirror: false }),
  });
  viewer.canvas.setAttribute('role', 'application');
  viewer.canvas.setAttribute(
    'aria-label',
    'Deep zoom: arrow keys move, plus and minus zoom, Escape closes',
  );
  viewer.addOnceHandler('open', () => {
    const { region } = view;
    if (region) {
      const { x, y, width, height } = region;
      const bounds = viewer.viewport.imageToViewportRectangle(x, y, width, height);
      viewer.viewport.fitBounds(bounds, true);
    }
    onOpen();
  });
  viewer.addOnceHandler('open-failed', () => onFail('The picture could not be opened.'));
  viewer.addOnceHandler('tile-load-failed', () =>
    onFail('A part of the picture could not be loaded.'),
  );
  return {
    zoomBy: (factor) => void viewer.viewport.zoomBy(factor).applyConstraints(),
    showWhole: () => void viewer.viewport.goHome(),
    focus: () => viewer.canvas.focus({ preventScroll: true }),
    close: () => viewer.destroy(),
  };
}
