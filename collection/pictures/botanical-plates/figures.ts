import { fill, type Point, type Random } from '@portal/engraving';
import type { Bench } from './bench.ts';
import {
  type Figure,
  oneBud,
  oneFruit,
  onePetal,
  pistil,
  section,
  seeds,
  stamen,
  turnedFlower,
} from './figures-flower.ts';
import { sporeFigures } from './figures-spores.ts';
import { handOf } from './sheet.ts';

function choose({ flower, fruit: fruitForm, flowerless }: Bench, random: Random): Figure[] {
  if (flowerless) return [...sporeFigures];
  const dissected =
    flower === 'none' ? [seeds, section] : [onePetal, stamen, pistil, section, seeds];
  const compound = ['umbel', 'spike', 'foxglove', 'bells', 'sunflower', 'none'].includes(flower);
  const extra = [
    ...(compound ? [] : [turnedFlower, oneBud]),
    ...(fruitForm === 'none' ? [] : [oneFruit]),
  ];
  const all = [...extra, ...dissected];
  return all
    .map((figure) => ({ figure, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ figure }) => figure);
}

/** Numbered details of the plant, one at each place. */
export function figures(places: readonly Point[], size: number, bench: Bench): string {
  const { dress, random } = bench;
  const { small, smallSize } = handOf(dress.medium.style);
  const chosen = choose(bench, random);
  return places
    .map(([x, y], index) => {
      const figure = chosen[index % chosen.length] as Figure;
      const label = small.letter(index === 0 ? 'Fig. 1.' : `${index + 1}.`, {
        size: smallSize,
        at: [x, y + size * 0.78 + smallSize],
        anchor: 0.5,
      });
      return figure([x, y], size, bench) + fill(label, dress.medium.recipe.soft);
    })
    .join('');
}
