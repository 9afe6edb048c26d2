import type { Figure } from './figure.ts';

export type Cell = { x: number; y: number; width: number; height: number };

/** Beside or above each other, whichever lets the smallest figure be larger. */
export function split(area: Cell, figures: readonly Figure[], asNames: boolean): Cell[] {
  const count = figures.length;
  const room = asNames ? 190 : 58;
  const choices = [1, 2, 3, 4]
    .filter((columns) => columns <= count)
    .map((columns) => {
      const rows = Math.ceil(count / columns);
      const cell = { width: area.width / columns, height: area.height / rows };
      const fits = figures.map((figure) =>
        Math.min((cell.width - 2 * room) / figure.width, (cell.height - 40) / figure.height),
      );
      return { columns, rows, cell, least: Math.min(...fits) };
    });
  const best = choices.reduce((a, b) => (b.least > a.least ? b : a));
  return figures.map((_, index) => {
    const row = Math.floor(index / best.columns);
    const inRow = figures.slice(row * best.columns, (row + 1) * best.columns);
    // A broad figure gets more of its row than a slim one, so that both come out equally large.
    const shares = inRow.map(
      (figure) => Math.sqrt(figure.width / figure.height) * best.cell.height + 2 * room,
    );
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const place = index - row * best.columns;
    const before = shares.slice(0, place).reduce((sum, share) => sum + share, 0);
    return {
      x: area.x + (area.width * before) / whole,
      y: area.y + row * best.cell.height,
      width: (area.width * (shares[place] ?? 0)) / whole,
      height: best.cell.height,
    };
  });
}
