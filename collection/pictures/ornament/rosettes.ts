import { circle, fill, form, polygon, rectangle, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { frame } from './ground.ts';
import type { Design } from './motif.ts';
import { palmette } from './palmette.ts';
import { type Petal, rosette } from './rosette.ts';
import { place, ring } from './transforms.ts';

/** Bosses and paterae of many kinds in rows, each with its number. */
export function rosettes({ box, palette, variant }: Design): string {
  const columns = box.width > box.height ? 4 : 3;
  const rows = Math.round((box.height / box.width) * columns);
  const cell = { width: box.width / columns, height: box.height / rows };
  const radius = Math.min(cell.width, cell.height) * 0.38;
  const kinds: readonly Petal[] = ['notched', 'pointed', 'round'];
  const { ink, light, third, second, body } = palette;
  const bosses = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [box.x + (column + 0.5) * cell.width, box.y + (row + 0.46) * cell.height];
    const petals = 5 + ((index * 5 + variant * 3) % 12);
    const kind = kinds[(index + variant) % 3] ?? 'round';
    const rayed = index % 4 === 3;
    const back = [light, third, second, body][(index * 3 + variant) % 4] ?? light;
    const boss = rayed
      ? ring(palmette([0, -radius * 0.24], radius * 0.62, 7, palette, body), [0, 0], 6) +
        rosette([0, 0], radius * 0.26, 6, palette, kind)
      : rosette([0, 0], radius * 0.88, petals, palette, kind);
    const numeral = typefaces.fellItalic.letter(`Fig. ${index + 1}.`, {
      size: 24,
      at: [x, y + radius + 34],
      anchor: 0.5,
    });
    return (
      form(circle([x, y], radius), back, ink, 2.4) +
      stroke(circle([x, y], radius * 0.95), ink, 1) +
      place(boss, [x, y]) +
      fill(numeral, palette.engraved ? ink : palette.field === light ? ink : light)
    );
  });
  return (
    fill(polygon(rectangle(box.x, box.y, box.width, box.height)), palette.field) +
    bosses.join('') +
    frame(box, palette)
  );
}
