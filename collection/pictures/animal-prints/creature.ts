import { closedCurve, type Line, type Point, polygon, steps } from '@portal/engraving';

/** One closed outline. Smooth through its points, unless it is sharp. */
export type Piece = { knots: Line; sharp?: boolean };

/** A swelling of the body that catches the light: centre, radii and height. */
export type Bump = { at: Point; rx: number; ry: number; rise: number };

export type Stroke = { line: Line; width: number };

export type Texture = 'smooth' | 'fur' | 'wool' | 'hide' | 'cloth' | 'feather' | 'hair';

export type Surface =
  | 'coat'
  | 'hair'
  | 'skin'
  | 'shirt'
  | 'apron'
  | 'breeches'
  | 'boots'
  | 'wing'
  | 'comb';

/** What is drawn in one go: its pieces melt into one silhouette. */
export type Layer = {
  pieces: Piece[];
  surface: Surface;
  texture: Texture;
  /** How much darker than in full light, 0 to 1. */
  dim: number;
  bumps: Bump[];
  /** Where the coat has its second colour. */
  patches: Piece[];
  strokes: Stroke[];
  /** Small dark things: hooves, eyes, nostrils. */
  solids: Piece[];
  /** Small light things: tusks, the glint of an eye. */
  lights: Piece[];
};

/** From the back to the front, in units of its own, y upwards from the ground, facing left. */
export type Creature = Layer[];

export function layer(pieces: Piece[], more: Partial<Layer> = {}): Layer {
  return {
    pieces,
    surface: 'coat',
    texture: 'smooth',
    dim: 0,
    bumps: [],
    patches: [],
    strokes: [],
    solids: [],
    lights: [],
    ...more,
  };
}

/** Points written as "x,y x,y", which keeps a long outline readable. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}

export function piece(text: string): Piece {
  return { knots: points(text) };
}

/** Bumps written as "x,y,rx,ry,rise x,y,…". */
export function bumps(text: string): Bump[] {
  return rows(text).map(([x = 0, y = 0, rx = 1, ry = 1, rise = 1]) => ({
    at: [x, y],
    rx,
    ry,
    rise,
  }));
}

export function rows(text: string): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((row) => row.split(',').map(Number));
}

/** Lines written as "x,y x,y; x,y x,y". */
export function strokes(text: string, width = 0.5): Stroke[] {
  return text.split(';').map((line) => ({ line: points(line), width }));
}

export function disc([x, y]: Point, rx: number, ry = rx): Piece {
  return {
    knots: steps(0, Math.PI * 2, 10)
      .slice(1)
      .map((angle) => [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]),
  };
}

export function pathOf({ knots, sharp }: Piece): string {
  return sharp ? polygon(knots) : closedCurve(knots);
}

/** The same creature elsewhere: every point goes through `move`, every length is scaled. */
export function moved(creature: Creature, move: (point: Point) => Point, scale: number): Creature {
  const movePieces = (list: Piece[]): Piece[] =>
    list.map((each) => ({ ...each, knots: clockwise(each.knots.map(move)) }));
  return creature.map((each) => ({
    ...each,
    pieces: movePieces(each.pieces),
    patches: movePieces(each.patches),
    solids: movePieces(each.solids),
    lights: movePieces(each.lights),
    strokes: each.strokes.map(({ line, width }) => ({
      line: line.map(move),
      width: width * scale,
    })),
    bumps: each.bumps.map(({ at, rx, ry, rise }) => ({
      at: move(at),
      rx: rx * scale,
      ry: ry * scale,
      rise: rise * scale,
    })),
  }));
}

// Overlapping pieces of one path add up only if all of them run the same way round.
function clockwise(knots: Line): Line {
  const area = knots.reduce((sum, [x, y], index) => {
    const [nx, ny] = knots[(index + 1) % knots.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
  return area < 0 ? [...knots].reverse() : knots;
}
