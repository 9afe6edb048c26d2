import type { Random } from '../../random/seeded-random.ts';
import { pickWeighted, type Weighted } from '../pick-weighted.ts';
import type { LicenceId } from './licences.ts';

const old: Weighted<LicenceId> = [
  ['pdm', 90],
  ['cc-0', 5],
  ['cc-by', 5],
];

const middling: Weighted<LicenceId> = [
  ['cc-by', 30],
  ['cc-by-nc', 22],
  ['pdm', 14],
  ['inc', 10],
  ['cc-by-sa', 6],
  ['cc-by-nc-sa', 5],
  ['ogl', 5],
  ['cc-by-nc-nd', 4],
  ['cc-by-nd', 2],
  ['opl', 2],
];

const recent: Weighted<LicenceId> = [
  ['inc', 30],
  ['cc-by', 24],
  ['cc-by-nc', 16],
  ['cc-by-nc-nd', 9],
  ['cc-by-sa', 6],
  ['ogl', 5],
  ['cc-by-nc-sa', 4],
  ['cc-0', 3],
  ['cc-by-nd', 3],
];

/** What may be done with a copy depends mostly on its age. */
export function chooseLicence(year: number | undefined, random: Random): LicenceId {
  if (year === undefined || year < 1890) return pickWeighted(old, random);
  return pickWeighted(year < 1955 ? middling : recent, random);
}
