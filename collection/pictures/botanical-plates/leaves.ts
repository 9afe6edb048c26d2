import { polar, type Random } from '@portal/engraving';
import { type BladePlace, blade } from './blade.ts';
import type { Dress } from './dress.ts';
import { petiole, simple } from './leaf-shapes.ts';
import { bipinnate, fan, pinnate } from './leaves-compound.ts';

export const leafForms = [
  'ovate',
  'lanceolate',
  'linear',
  'cordate',
  'toothed',
  'lobed',
  'oak',
  'round',
  'arrow',
  'pinnate',
  'bipinnate',
  'palmate',
  'trifoliate',
  'ladder',
] as const;

export type LeafForm = (typeof leafForms)[number];

/** A leaf on its stalk. The foot is where the stalk leaves the stem. */
export function leaf(form: LeafForm, place: BladePlace, dress: Dress, random: Random): string {
  if (form === 'pinnate' || form === 'ladder') return pinnate(form, place, dress, random);
  if (form === 'bipinnate') return bipinnate(place, dress, random);
  if (form === 'palmate') return fan(place, [-1.5, -0.8, 0, 0.8, 1.5], dress, random);
  if (form === 'trifoliate') return fan(place, [-1.15, 0, 1.15], dress, random);
  const { length, foot, angle } = place;
  const stalk = form === 'linear' || form === 'lanceolate' ? 0 : length * 0.16;
  const start = polar(foot, angle, stalk);
  return (
    (stalk ? petiole(foot, start, dress, random) : '') +
    blade(
      { ...place, foot: start, length: length - stalk },
      simple[form],
      dress.leaf,
      dress.medium,
      random,
    )
  );
}
