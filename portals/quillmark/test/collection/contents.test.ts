import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  articles,
  concepts,
  dates,
  events,
  images,
  looks,
  madeFolder,
  pictures,
  readMade,
  summaries,
  tally,
  works,
} from './made-collection.ts';
import { planned, sources } from './plan.ts';

const families = sources.pictures.map(({ family }) => family);

describe('how much there is', () => {
  it('is enough to search, page and count', () => {
    expect(works.length).toBeGreaterThanOrEqual(2000);
    expect(images.length).toBeGreaterThanOrEqual(320);
    expect(families.length).toBeGreaterThanOrEqual(10);
    expect(sources.books.length).toBeGreaterThanOrEqual(24);
    expect(articles.length).toBeGreaterThanOrEqual(150);
    expect(events.filter(({ isExhibition }) => !isExhibition).length).toBeGreaterThanOrEqual(100);
  });

  it.each(families)('%s has pictures enough, in several palettes', (name) => {
    const own = planned.filter(({ family }) => family === name);
    expect(own.length).toBeGreaterThanOrEqual(20);
    // The colour that covers most of a picture, in steps of 32.
    const grounds = own.map(({ imageId }) =>
      [1, 3, 5].map((at) => {
        const value = looks[imageId]?.palette[0]?.[0].slice(at, at + 2) ?? '';
        return Math.round(Number.parseInt(value, 16) / 32);
      }),
    );
    expect(new Set(grounds.map(String)).size).toBeGreaterThanOrEqual(4);
  });

  it('has large pictures, and a dozen to zoom into', () => {
    const edges = Object.values(pictures).map(({ width, height }) => Math.max(width, height));
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1200);
    expect(edges.filter((edge) => edge >= 3000).length).toBeGreaterThanOrEqual(12);
  });

  it('has books of several pages and of the asked length', () => {
    const lengths = sources.books.map(({ identifier }) => {
      const { pages } = readMade<{ pages: { lines: unknown[][] }[] }>(`books/${identifier}.json`);
      expect(pages.length).toBeGreaterThan(4);
      return pages.flatMap(({ lines }) => lines).flat().length;
    });
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1300);
  });
});

describe('how it is spread', () => {
  const formats = tally(works.map(({ workType }) => workType?.label));
  // A century begins before 1450, and yet means something after it.
  const years = Object.values(dates).flatMap((ranges) =>
    ranges.map(([from, to]) => (to.startsWith('1499') ? 1499 : Number(from.slice(0, 4)))),
  );

  it('covers the centuries, with more of the later ones', () => {
    expect(Math.min(...years)).toBeLessThan(1500);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1450);
    expect(Math.max(...years)).toBeGreaterThanOrEqual(2020);
    expect(Math.max(...years)).toBeLessThanOrEqual(2024);
    for (let century = 1500; century < 2000; century += 100) {
      const own = years.filter((year) => year >= century && year < century + 100);
      expect(own.length, `${century}`).toBeGreaterThan(60);
    }
  });

  it('has works without a date, with a range and with several', () => {
    const counts = Object.values(dates).map((ranges) => ranges.length);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(30);
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(2);
    const ranges = Object.values(dates).flat();
    expect(
      ranges.filter(([from, to]) => from.slice(0, 4) !== to.slice(0, 4)).length,
    ).toBeGreaterThan(100);
  });

  it('has every format, and books and pictures the most', () => {
    expect(formats.size).toBeGreaterThanOrEqual(23);
    expect([...formats.keys()].slice(0, 2).sort()).toEqual(['Books', 'Pictures']);
  });

  it('has twelve languages or more, English the most', () => {
    const languages = tally(works.flatMap((work) => work.languages.map(({ id }) => id)));
    expect(languages.size).toBeGreaterThanOrEqual(12);
    expect([...languages.keys()][0]).toBe('eng');
  });

  it('has subjects with a long tail', () => {
    const subjects = [
      ...tally(works.flatMap((work) => work.subjects.map(({ label }) => label))).values(),
    ];
    const once = subjects.filter((count) => count <= 2).length;
    expect(subjects.length).toBeGreaterThan(500);
    expect(subjects[0]).toBeGreaterThan(100);
    expect(once / subjects.length).toBeGreaterThan(0.35);
  });

  it.each([
    'Cats',
    'Dogs',
    'Horses',
    'Pigs',
    'Elephants',
    'England',
    'Germany',
    'London',
    'Europe',
  ])('knows enough of %s', (label) => {
    const own = works.filter(({ subjects }) => subjects.some((one) => one.label === label));
    expect(own.length).toBeGreaterThanOrEqual(15);
  });

  it.each(['Portrait prints', 'Landscape prints', 'Lectures', 'Letters', 'Photographs', 'Maps'])(
    'has %s',
    (label) => {
      const own = works.filter(({ genres }) => genres.some((one) => one.label === label));
      expect(own.length).toBeGreaterThanOrEqual(10);
    },
  );

  it('has concepts with other names and authorities', () => {
    expect(concepts.length).toBeGreaterThan(1200);
    const named = concepts.filter(({ alternativeLabels }) => (alternativeLabels?.length ?? 0) > 0);
    expect(named.length).toBeGreaterThan(200);
    const types = tally(
      concepts.flatMap(({ identifiers }) => identifiers?.map((one) => one.identifierType.id) ?? []),
    );
    for (const type of [
      'lc-subjects',
      'lc-names',
      'nlm-mesh',
      'wikidata',
      'viaf',
      'label-derived',
    ]) {
      expect(types.get(type), type).toBeGreaterThan(20);
    }
  });

  it('has all that /all covers', () => {
    const types = tally(summaries.map(({ type }) => type));
    expect(types.size).toBe(10);
    for (const [type, count] of types) expect(count, type).toBeGreaterThanOrEqual(5);
  });
});

describe('the awkward cases', () => {
  const some = (test: (work: (typeof works)[number]) => boolean): number =>
    works.filter(test).length;

  it.each([
    ['a very long title', some(({ title }) => title.length > 500)],
    ['a title with HTML', some(({ title }) => /<i>/.test(title))],
    ['a title with quotes', some(({ title }) => /["“]/.test(title))],
    ['a Hebrew or Arabic title', some(({ title }) => /[\u0590-\u06ff]/.test(title))],
    ['a Chinese or Japanese title', some(({ title }) => /[\u3040-\u9fff]/.test(title))],
    ['a Greek or Russian title', some(({ title }) => /[\u0370-\u04ff]/.test(title))],
    [
      'a description of thousands of characters',
      some(({ description = '' }) => description.length > 3000),
    ],
    ['no subject', some(({ subjects }) => subjects.length === 0)],
    ['many subjects', some(({ subjects }) => subjects.length > 12)],
    ['several pictures', some((work) => work.images.length > 1)],
    [
      'several roles',
      some(({ contributors }) => contributors.some(({ roles }) => roles.length > 1)),
    ],
    ['other titles', some(({ alternativeTitles }) => alternativeTitles.length > 1)],
    [
      'an agent nobody knows',
      some(({ contributors }) => contributors.some(({ agent }) => !agent.id)),
    ],
    ['a series', some(({ partOf }) => partOf.some(({ id }) => id === undefined))],
    [
      'holdings with enumeration',
      some(({ holdings }) => holdings.some((one) => one.enumeration.length > 1)),
    ],
  ])('have %s', (_, count) => {
    expect(count).toBeGreaterThan(0);
  });
});

describe('what other texts rely on', () => {
  const known = new Set([
    ...works.map(({ id }) => id),
    ...images.map(({ id }) => id),
    ...concepts.map(({ id }) => id),
    ...works.flatMap(({ items }) => items.map(({ id }) => id)),
    ...[...articles, ...events, ...summaries].map(({ id }) => id),
  ]);

  it.each([
    ...['hx7q2mvb', 'm3rvk8pd', 'q6zb4ynh', 'e9gw3tkx', 'u5ds7vfc', 'r3nc7gwd', 'x6hp2vyt'],
    ...['g5wd8ncr', 'a8tq3mke', 'j4mvt6qz', 't4ncwz8k', 'b7kd3xwp', 'n8hs5xka', 'p4vk2dzt'],
    ...['w9fm3cuy', 'c5tw8rqn', 'f7xq4hbd', 's2jc6wme', 'y8rd5gpa', 'v3kn9tqe', 'b4wt9khs'],
    ...['c8vn5kqy', 'Xq3TfhAAACEAkzLm', 'Yb7KmRAAACMAtq9P', 'Zc5NwRAAACQAhv2K'],
    ...['Zd8PyxAAACUAjw4M'],
  ])('%s exists', (id) => {
    expect(known.has(id)).toBe(true);
  });

  it('the book of remedies has twelve pages', () => {
    const own = Object.keys(pictures).filter((name) => name.startsWith('b20417783_'));
    expect(own.sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `b20417783_${String(i + 1).padStart(4, '0')}.jp2`),
    );
  });

  it('the grey horse has its size', () => {
    expect(pictures.V0040217).toEqual({ file: 'V0040217.webp', width: 1600, height: 1200 });
  });

  it('nothing is there that the guides say is not', () => {
    for (const id of ['b20000000', 'Xa1AaaAAAAAAaaAA', 'zzzzzzzz']) {
      expect(known.has(id)).toBe(false);
      expect(Object.keys(pictures).filter((name) => name.startsWith(id))).toEqual([]);
    }
  });

  it('every picture is a file', () => {
    const files = new Set(readdirSync(join(madeFolder, 'pictures')));
    expect(Object.values(pictures).filter(({ file }) => !files.has(file))).toEqual([]);
    expect(files.size).toBe(Object.keys(pictures).length);
  });

  it('every picture has the size that the list gives', async () => {
    const listed = Object.values(pictures);
    const read = await Promise.all(
      listed.map(async ({ file }) => {
        const { format, width, height } = await sharp(
          join(madeFolder, 'pictures', file),
        ).metadata();
        return { format, width, height };
      }),
    );
    expect(read).toEqual(listed.map(({ width, height }) => ({ format: 'webp', width, height })));
  });
});
