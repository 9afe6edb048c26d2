import { parseHTML } from 'linkedom';
import type { DrawnElement } from './tidy-svg.ts';

/** A document to draw in: neither Node nor a worker has one. */
export type DrawingDocument = {
  /** What Observable Plot asks for as its `document`. */
  readonly document: unknown;
  parseSvg(markup: string): DrawnElement | undefined;
};

type FoundElement = DrawnElement & { querySelector(selector: string): DrawnElement | null };

export function createDrawingDocument(): DrawingDocument {
  // Its types are those of a browser's window, which not every program here has.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as {
    document: Creator;
  };
  return {
    document: withRamps(document),
    parseSvg(markup) {
      const holder = document.createElement('div') as unknown as FoundElement & {
        innerHTML: string;
      };
      holder.innerHTML = markup;
      return holder.querySelector('svg') ?? undefined;
    },
  };
}

type Creator = { createElement(name: string): unknown };

/**
 * Plot paints the legend of a continuous scale on a canvas, one pixel per colour, and asks for its
 * data URL. There is no canvas here, so this one records the colours and returns an SVG.
 */
function withRamps(document: Creator): unknown {
  return new Proxy(document, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'createElement') {
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (tag: string) => (tag === 'canvas' ? createRamp() : target.createElement(tag));
    },
  });
}

function createRamp() {
  const colours: string[] = [];
  const context = {
    fillStyle: '',
    fillRect(x: number) {
      colours[x] = this.fillStyle;
    },
  };
  return {
    width: 0,
    height: 0,
    getContext: () => context,
    toDataURL() {
      const rects = colours.map(
        (colour, x) => `<rect x="${x}" width="1.5" height="1" fill="${colour}"/>`,
      );
      const box = `viewBox="0 0 ${colours.length} 1" preserveAspectRatio="none"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${rects.join('')}</svg>`;
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
  };
}
