import { z } from 'zod';
import { checkSource, listSources, readYaml } from './read-source.ts';
import type { Attempt } from './source-problems.ts';

const label = z.string().min(1);
const contentId = z.string().regex(/^[A-Za-z0-9_-]{16}$/, 'must be sixteen letters and digits');
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be like "2023-05-16T09:00"');

/** The fields of all content. `about` names subjects, which link it to works and pictures. */
const commonFields = {
  id: contentId.optional(),
  title: label,
  description: label.optional(),
  about: z.array(label).optional(),
};

/** Person -> what they did. */
const contributors = z.record(label, label);

const article = z.strictObject({
  ...commonFields,
  format: label,
  date: moment,
  contributors: contributors.optional(),
  caption: label.optional(),
  series: label.optional(),
  withdrawn: z.literal(true).optional(),
});

const event = z.strictObject({
  ...commonFields,
  format: label,
  times: z
    .array(z.strictObject({ start: moment, end: moment, fullyBooked: z.boolean().optional() }))
    .min(1),
  place: label.optional(),
  online: z.boolean().optional(),
  availableOnline: z.boolean().optional(),
  audiences: z.array(label).optional(),
  interpretations: z.array(label).optional(),
  series: label.optional(),
  contributors: contributors.optional(),
});

const exhibition = z.strictObject({
  ...commonFields,
  format: label,
  start: moment,
  /** Omitted for something permanent. */
  end: moment.optional(),
  place: label.optional(),
});

const plain = z.strictObject(commonFields);

const contentFile = z.strictObject({
  articles: z.array(article).optional(),
  events: z.array(event).optional(),
  exhibitions: z.array(exhibition).optional(),
  books: z.array(z.strictObject({ ...commonFields, contributors: z.array(label) })).optional(),
  pages: z.array(z.strictObject({ ...commonFields, tags: z.array(label) })).optional(),
  projects: z.array(z.strictObject({ ...commonFields, format: label })).optional(),
  seasons: z.array(plain).optional(),
  visualStories: z.array(plain).optional(),
  exhibitionTexts: z.array(plain).optional(),
  /** Each exhibition has two tours: audio and British Sign Language. */
  highlightTours: z
    .array(
      z.strictObject({
        exhibition: label,
        description: label.optional(),
        audioId: contentId.optional(),
        bslId: contentId.optional(),
      }),
    )
    .optional(),
});

type ContentFile = z.infer<typeof contentFile>;

export type ContentSources = {
  [Kind in keyof ContentFile]-?: NonNullable<ContentFile[Kind]>;
};
export type ArticleEntry = ContentSources['articles'][number];
export type EventEntry = ContentSources['events'][number];
export type ExhibitionEntry = ContentSources['exhibitions'][number];

export function readContent(root: string, attempt: Attempt): ContentSources {
  const files = listSources(root, 'content', '.yaml').flatMap((file) =>
    attempt(() => checkSource(contentFile, readYaml(root, file), file)),
  );
  const all = <Entry>(entriesOf: (file: ContentFile) => Entry[] | undefined): Entry[] =>
    files.flatMap((file) => entriesOf(file) ?? []);
  return {
    articles: all(({ articles }) => articles),
    events: all(({ events }) => events),
    exhibitions: all(({ exhibitions }) => exhibitions),
    books: all(({ books }) => books),
    pages: all(({ pages }) => pages),
    projects: all(({ projects }) => projects),
    seasons: all(({ seasons }) => seasons),
    visualStories: all(({ visualStories }) => visualStories),
    exhibitionTexts: all(({ exhibitionTexts }) => exhibitionTexts),
    highlightTours: all(({ highlightTours }) => highlightTours),
  };
}
