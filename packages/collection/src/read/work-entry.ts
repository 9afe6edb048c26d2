import { z } from 'zod';
import { formatLabels, languageLabels, noteTypeLabels } from '../records/labels.ts';
import { parseDate } from '../records/parse-date.ts';

export const idPattern = /^[a-hjkmnp-z][a-hjkmnp-z2-9]{7}$/;

export const catalogueId = z
  .string()
  .regex(
    idPattern,
    'must be eight letters and digits, the first a letter, without i, l, o, 0 and 1',
  );

/** One date label or several. */
const dates = z.custom<string | string[]>((value) => [value].flat().every(isDateLabel), {
  error: ({ input }) =>
    `${JSON.stringify(input)} is not a date label in quotes, such as "1832" or "[ca. 1750]"`,
});

function isDateLabel(value: unknown): boolean {
  return typeof value === 'string' && parseDate(value) !== undefined;
}

const label = z.string().min(1);

/** Label of an agent -> its roles, joined by commas. */
export const contributors = z.record(label, label);

export const notes = z.partialRecord(keysOf(noteTypeLabels), z.array(label).min(1));

/** The fields of anything that can be catalogued. */
export const describedFields = {
  id: catalogueId.optional(),
  title: label,
  description: label.optional(),
  date: dates.optional(),
  by: contributors.optional(),
  genres: z.array(label).optional(),
  languages: z.array(keysOf(languageLabels)).optional(),
  physical: label.optional(),
  notes: notes.optional(),
};

export const workEntry = z.strictObject({
  ...describedFields,
  /** A name for other entries to refer to, if the title is unwieldy. */
  key: label.optional(),
  format: keysOf(formatLabels),
  subjects: z.array(label),
  alternativeTitles: z.array(label).optional(),
  place: label.nullish(),
  publisher: label.optional(),
  edition: label.optional(),
  lettering: label.optional(),
  duration: z.int().positive().optional(),
  series: label.optional(),
  /** Available online only: there is no copy on a shelf. */
  copies: z.literal('online').optional(),
  frequency: label.optional(),
  formerFrequency: z.array(label).optional(),
  designation: z.array(label).optional(),
  /** The key of the serial that this one continues. */
  follows: label.optional(),
  holdings: z
    .array(
      z.strictObject({
        note: label.optional(),
        enumeration: z.array(label),
        place: z.enum(['closed-stores', 'open-shelves']).optional(),
        shelfmark: label.optional(),
        online: z.literal(true).optional(),
        linkText: label.optional(),
      }),
    )
    .optional(),
});

export type WorkEntry = z.infer<typeof workEntry>;

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>) {
  return z.enum(Object.keys(table) as [Key, ...Key[]]);
}
