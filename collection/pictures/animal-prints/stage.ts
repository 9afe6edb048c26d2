import type { Line, Point } from '@portal/engraving';
import { type Actor, type CastName, casts } from './casts.ts';
import { type CoatName, coats } from './coats.ts';
import { type Creature, moved } from './creature.ts';
import { engraveCreature } from './engrave.ts';
import { type Press, shade } from './press.ts';
import { type PropName, props } from './props.ts';
import { type SettingName, settings } from './settings.ts';

export type Scene = {
  cast: CastName;
  coat: CoatName;
  facing: 'left' | 'right';
  setting: SettingName;
  prop: PropName;
};

type Box = readonly [left: number, right: number, bottom: number];
type Stood = { creature: Creature; box: Box; actor: Actor };

/** The setting, the animals in it, and what stands before them. */
export function stage(press: Press, { cast, coat, facing, setting, prop }: Scene): string {
  const { back, front, feet, shadow } = settings[setting];
  const actors: Actor[] = casts[cast]();
  const stood = actors.map((actor) => stand(press, actor, feet, facing === 'right'));
  const soles = stood.flatMap(solesOf);
  const { behind, before } = props[prop];
  return [
    back(press),
    behind?.(press) ?? '',
    ...stood.map(({ box, actor }) => (shadow && !actor.noShadow ? castShadow(press, box) : '')),
    ...stood.map(({ creature, actor }, index) =>
      engraveCreature(
        creature,
        coats[actor.coat ?? coat],
        press.palette,
        press.random,
        `c${index}`,
      ),
    ),
    front?.(press, soles) ?? '',
    before?.(press) ?? '',
  ].join('');
}

function stand(press: Press, actor: Actor, feet: number, isMirrored: boolean): Stood {
  const [left, top, right, bottom] = press.frame;
  const reference = Math.min(bottom - top, (right - left) * 0.82);
  const scale = (actor.size * reference) / 100;
  const xs = actor.creature.flatMap(({ pieces }) =>
    pieces.flatMap(({ knots }) => knots.map(([x]) => x)),
  );
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const [cx, ground] = press.at(isMirrored ? 1 - actor.x : actor.x, feet - (actor.rise ?? 0));
  const side = isMirrored !== (actor.isTurned ?? false) ? -1 : 1;
  const middle = (low + high) / 2;
  const move = ([x, y]: Point): Point => [cx + (x - middle) * scale * side, ground - y * scale];
  const half = ((high - low) / 2) * scale;
  return {
    creature: moved(actor.creature, move, scale),
    box: [cx - half, cx + half, ground],
    actor,
  };
}

/** The middles of all that reaches down to the feet line. */
function solesOf({ creature, box: [left, right, bottom] }: Stood): Point[] {
  const reach = bottom - (right - left) * 0.06;
  return creature
    .flatMap(({ pieces, solids }) => [...pieces, ...solids])
    .map(({ knots }) => knots.filter(([, y]) => y > reach))
    .filter((low) => low.length > 0)
    .map((low): Point => [low.reduce((sum, [x]) => sum + x, 0) / low.length, bottom]);
}

/** A shadow on the ground, to the right of what throws it. */
function castShadow(press: Press, [left, right, bottom]: Box): string {
  const wide = right - left;
  const [cx, cy, rx, ry] = [left + wide * 0.6, bottom + wide * 0.004, wide * 0.5, wide * 0.045];
  const outline: Line = Array.from({ length: 28 }, (_, index): Point => {
    const angle = (index / 28) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
  const tone = ([x, y]: Point): number => 1.35 - Math.hypot((x - cx) / rx, (y - cy) / ry) * 0.9;
  return shade(press, outline, { angle: 0.01, spacing: 4.4, width: 1.9, tone, ragged: 14 });
}
