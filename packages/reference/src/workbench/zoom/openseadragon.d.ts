/** The part of OpenSeadragon 6.1 that the deep zoom uses. */
declare module 'openseadragon' {
  type Rectangle = { x: number; y: number; width: number; height: number };

  type Viewport = {
    zoomBy(factor: number): Viewport;
    applyConstraints(): Viewport;
    goHome(): Viewport;
    imageToViewportRectangle(x: number, y: number, width: number, height: number): Rectangle;
    fitBounds(bounds: Rectangle, immediately?: boolean): Viewport;
  };

  export type Viewer = {
    /** What receives the focus and the keys. */
    canvas: HTMLElement;
    viewport: Viewport;
    addOnceHandler(
      event: 'open' | 'open-failed' | 'tile-load-failed',
      handler: () => void,
    ): unknown;
    destroy(): void;
  };

  export type Options = {
    element: HTMLElement;
    tileSources: object;
    drawer: 'canvas';
    showNavigationControl: boolean;
    degrees: number;
    flipped: boolean;
    immediateRender: boolean;
    /** In seconds. */
    animationTime: number;
  };

  const OpenSeadragon: (options: Options) => Viewer;
  export default OpenSeadragon;
}
