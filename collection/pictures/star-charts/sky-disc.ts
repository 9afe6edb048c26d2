import { circle, fill, type Point, polar, polyline, type Random, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { drawFigure, type Figure, joinsOf, type Placing, starsOf } from './figure.ts';
import type { Inks } from './inks.ts';
import { haloed, readable } from './lettering.ts';
import { faintStars, milkyWay, net } from './sky-ground.ts';
import { starMarks } from './star-marks.ts';

export type Manner = 'figures' | 'lines' | 'both';

export type SkyDisc = {
  centre: Point;
  radius: number;
  /** The first stands at the pole, the others round it. */
  figures: readonly Figure[];
  manner: Manner;
  inks: Inks;
  random: Random;
};

type Setting = { figure: Figure; placing: Placing; angle: number; reach: number };

/** Half the heavens seen from their pole, which is in the middle. */
export function skyDisc(disc: SkyDisc): string {
  const { centre, radius, inks } = disc;
  const settings = arrange(disc);
  return (
    fill(circle(centre, radius), inks.sky) +
    milkyWay(disc) +
    net(disc) +
    faintStars(disc) +
    settings.map((setting, index) => constellation(setting, index, disc)).join('') +
    settings.map((setting) => name(setting, disc)).join('')
  );
}

/** One figure at the pole, a few round it, the rest near the rim, their feet outwards. */
function arrange({ centre, radius, figures, random }: SkyDisc): Setting[] {
  const inner = Math.max(4, Math.round((figures.length - 1) * 0.36));
  const outer = figures.length - 1 - inner;
  const turn = random.between(0, 1);
  return figures.map((figure, index) => {
    if (index === 0) {
      return { figure, placing: { at: centre, scale: radius / 300 }, angle: 0, reach: 0 };
    }
    const near = index <= inner;
    const share = near ? (index - 1) / inner : (index - 1 - inner) / outer;
    const angle = share * Math.PI * 2 + (near ? turn : turn + Math.PI / outer);
    const reach = radius * (near ? 0.405 : 0.77) + random.jitter(radius * 0.012);
    const scale = radius / (near ? 330 : 300);
    const placing: Placing = {
      at: polar(centre, angle, reach),
      scale,
      angle: angle - Math.PI / 2 + random.jitter(0.12),
      mirrored: random.chance(0.5),
    };
    return { figure, placing, angle, reach };
  });
}

function constellation(setting: Setting, index: number, disc: SkyDisc): string {
  const { figure, placing } = setting;
  const { inks, manner, random } = disc;
  const ground = inks.washes[index % inks.washes.length] ?? inks.sky;
  const picture =
    manner === 'lines'
      ? ''
      : drawFigure(figure, placing, {
          random,
          grounds: [ground],
          line: inks.line,
          width: 1.7,
          spacing: 4.6,
        });
  const joins =
    manner === 'figures'
      ? ''
      : stroke(polyline(...joinsOf(figure, placing)), inks.accent, 1.5, {
          'stroke-dasharray': manner === 'both' ? '5 4' : undefined,
        });
  return (
    picture +
    joins +
    starMarks(starsOf(figure, placing), inks.star, manner === 'lines' ? inks.sky : ground)
  );
}

function name(
  { figure, angle, reach, placing }: Setting,
  { centre, radius, inks }: SkyDisc,
): string {
  const size = radius / 29;
  const text = figure.name.toUpperCase();
  const typeface = typefaces.oldStandard;
  if (reach === 0) {
    const at: Point = [centre[0], centre[1] + placing.scale * 50 + size * 1.4];
    return haloed(
      typeface.letter(text, { size, at, anchor: 0.5, spacing: size * 0.12 }),
      inks.line,
      inks.sky,
    );
  }
  const away = reach + placing.scale * 52;
  const lettered = readable(text, {
    typeface,
    size,
    centre,
    radius: Math.min(away, radius - size * 1.1),
    angle,
    spacing: size * 0.12,
  });
  return haloed(lettered, inks.line, inks.sky);
}
