import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateRange } from '../../../../packages/collection/src/records/parse-date.ts';
import type {
  Article,
  Concept,
  Event,
  FullWork,
  Image,
  Summary,
} from '../../../../packages/collection/src/records/record-types.ts';
import { collectionFolder, collectionSources } from '../folders.ts';

export const collectionRoot = collectionSources;
export const madeFolder = collectionFolder;

if (!existsSync(join(madeFolder, 'manifest.json'))) {
  throw new Error('The collection has not been made. Make it with: npm run collection');
}

export function readMade<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(madeFolder, path), 'utf8')) as Value;
}

export const works = readMade<FullWork[]>('records/works.json');
export const images = readMade<Image[]>('records/images.json');
export const concepts = readMade<Concept[]>('records/concepts.json');
export const articles = readMade<Article[]>('records/articles.json');
export const events = readMade<Event[]>('records/events.json');
export const summaries = readMade<Summary[]>('records/summaries.json');
export const dates = readMade<Record<string, DateRange[]>>('records/dates.json');
export const withdrawn = readMade<{
  merged: Record<string, string>;
  deleted: string[];
  hidden: string[];
  content: string[];
}>('records/withdrawn.json');
export const pictures =
  readMade<Record<string, { file: string; width: number; height: number }>>(
    'records/pictures.json',
  );
export const looks =
  readMade<Record<string, { features: string; palette: [colour: string, share: number][] }>>(
    'records/looks.json',
  );

export type BookText = {
  identifier: string;
  title: string;
  pages: {
    asset: string;
    width: number;
    height: number;
    lines: [text: string, x: number, y: number, width: number, height: number][][];
  }[];
};

/** How often each value occurs, the most frequent first. */
export function tally<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}
