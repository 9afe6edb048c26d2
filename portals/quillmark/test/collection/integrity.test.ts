import { describe, expect, it } from 'vitest';
import type {
  FullWork,
  RelatedWork,
} from '../../../../packages/collection/src/records/record-types.ts';
import {
  articles,
  concepts,
  dates,
  events,
  images,
  looks,
  pictures,
  summaries,
  tally,
  withdrawn,
  works,
} from './made-collection.ts';

const workById = new Map(works.map((work) => [work.id, work]));
const imageById = new Map(images.map((image) => [image.id, image]));
const conceptIds = new Set(concepts.map(({ id }) => id));

function twice(values: readonly unknown[]): unknown[] {
  return [...tally(values)].filter(([, count]) => count > 1).map(([value]) => value);
}

describe('ids', () => {
  it('are each used once', () => {
    const items = works.flatMap((work) => work.items.flatMap(({ id }) => id ?? []));
    expect(twice([...workById.keys(), ...imageById.keys(), ...conceptIds, ...items])).toEqual([]);
    expect(twice(summaries.map(({ id }) => id))).toEqual([]);
    expect(works.length).toBe(workById.size);
  });

  it('are in order, so that a list needs no sorting', () => {
    const ids = works.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  it('of gone works belong to no work, and merged ones lead to one that is there', () => {
    const gone = [...Object.keys(withdrawn.merged), ...withdrawn.deleted, ...withdrawn.hidden];
    expect(gone.length).toBeGreaterThanOrEqual(6);
    expect(gone.filter((id) => workById.has(id))).toEqual([]);
    expect(Object.values(withdrawn.merged).filter((id) => !workById.has(id))).toEqual([]);
  });

  it('of withdrawn content belong to nothing that is shown', () => {
    expect(withdrawn.content).toContain('Wh2LgRAAAB8AmZ7Q');
    const shown = [...articles, ...events, ...summaries].map(({ id }) => id);
    expect(shown.filter((id) => withdrawn.content.includes(id))).toEqual([]);
  });
});

describe('references', () => {
  it('from works to concepts all lead somewhere', () => {
    const used = works.flatMap(({ subjects, genres, contributors }) => [
      ...subjects.flatMap(({ id, concepts: parts }) => [id, ...parts.map((part) => part.id)]),
      ...genres.flatMap(({ concepts: parts }) => parts.map((part) => part.id)),
      ...contributors.map(({ agent }) => agent.id),
    ]);
    expect(used.filter((id) => id !== undefined && !conceptIds.has(id))).toEqual([]);
  });

  it('are missing from unidentified headings, alone and in compounds', () => {
    const subjects = works.flatMap((work) => work.subjects);
    const unidentified = subjects.filter(({ id }) => id === undefined);
    const sizes = new Set(unidentified.map(({ concepts: parts }) => parts.length > 1));
    expect(sizes).toEqual(new Set([false, true]));
    for (const { label, concepts: parts, ...others } of unidentified) {
      expect(others, label).toEqual({ type: 'Subject' });
      expect(
        parts.some((part) => part.id === undefined),
        label,
      ).toBe(true);
      expect(concepts.map((concept) => concept.label)).not.toContain(label);
    }
    const genres = works.flatMap((work) => work.genres);
    expect(genres.filter(({ concepts: parts }) => parts.some((part) => !part.id))).toEqual([]);
  });

  it('a subject of one concept has that concept’s id', () => {
    const wrong = works
      .flatMap((work) => work.subjects)
      .filter(({ id, concepts: parts }) => parts.length === 1 && parts[0]?.id !== id);
    expect(wrong).toEqual([]);
  });

  it('between concepts all lead somewhere', () => {
    const used = concepts.flatMap(({ relatedConcepts = {} }) =>
      Object.values(relatedConcepts)
        .flat()
        .map(({ id }) => id),
    );
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter((id) => !conceptIds.has(id))).toEqual([]);
  });

  it('between works and images go both ways', () => {
    const toImages = works.flatMap((work) => work.images.map((image) => [work.id, image.id]));
    const toWorks = images.map(({ id, source }) => [source?.id, id]);
    expect(toImages.map(String).sort()).toEqual(toWorks.map(String).sort());
  });

  it('from images lead to pictures of that shape, whose looks are known', () => {
    for (const { id, locations = [], aspectRatio = 0 } of images) {
      const [, number = ''] = /\/image\/(\w+)\/info\.json$/.exec(locations[0]?.url ?? '') ?? [];
      const picture = pictures[number];
      expect(picture, id).toBeDefined();
      if (picture) expect(aspectRatio).toBeCloseTo(picture.width / picture.height, 5);
      expect(looks[id], id).toBeDefined();
    }
    expect(Object.keys(looks).length).toBe(images.length);
  });

  it('from content lead to works that are there', () => {
    const linked = summaries.flatMap(({ linkedWorks }) => linkedWorks);
    expect(linked.length).toBeGreaterThan(300);
    const wrong = linked.filter(({ id, title }) => workById.get(id)?.title !== title);
    expect(wrong).toEqual([]);
  });

  it('every article, event and exhibition is also among the summaries', () => {
    const known = new Set(summaries.map(({ id }) => id));
    expect([...articles, ...events].filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('from digital copies lead to pictures and books that are there', () => {
    const urls = works.flatMap(({ items, thumbnail }) => [
      ...items.flatMap(({ locations }) =>
        locations.flatMap((one) => ('url' in one ? one.url : [])),
      ),
      ...(thumbnail ? [thumbnail.url] : []),
    ]);
    const assets = urls.flatMap((url) => {
      const [, host, service, name] =
        /^https:\/\/(\w+)\.example\.org\/(\w+)\/(?:v2\/)?([^/]+)/.exec(url) ?? [];
      return host === 'iiif' ? [{ service, name: name ?? '' }] : [];
    });
    expect(assets.length).toBeGreaterThan(800);
    const missing = assets.filter(({ service, name }) =>
      service === 'presentation' ? !pictures[`${name}_0001.jp2`] : !pictures[name],
    );
    expect(missing).toEqual([]);
  });
});

describe('archives', () => {
  const tops = works.filter(({ type }) => type === 'Collection');

  function below({ parts }: FullWork): FullWork[] {
    return parts.flatMap(({ id }) => {
      const part = workById.get(id ?? '');
      return part ? [part, ...below(part)] : [];
    });
  }

  function depth(work: FullWork): number {
    const inner = work.parts.flatMap(({ id }) => workById.get(id ?? '') ?? []);
    return 1 + Math.max(0, ...inner.map(depth));
  }

  it('are trees, several of them four levels deep', () => {
    expect(tops.length).toBeGreaterThanOrEqual(8);
    expect(tops.filter((top) => depth(top) === 4).length).toBeGreaterThanOrEqual(5);
  });

  it('have totals that are right, wherever a work is mentioned', () => {
    const mentions = works.flatMap(({ parts, partOf, precededBy, succeededBy }) =>
      [...parts, ...partOf, ...precededBy, ...succeededBy].flatMap(withAncestors),
    );
    const wrong = mentions.filter(({ id, title, totalParts, totalDescendentParts }) => {
      const work = workById.get(id ?? '');
      if (!work) return id !== undefined;
      return (
        work.title !== title ||
        work.parts.length !== totalParts ||
        below(work).length !== totalDescendentParts
      );
    });
    expect(wrong).toEqual([]);
  });

  it('say the same from above, from below and from the side', () => {
    for (const work of works) {
      work.parts.forEach((mention, index) => {
        const part = workById.get(mention.id ?? '');
        expect(part?.partOf.map(({ id }) => id)).toEqual([work.id]);
        expect(part?.referenceNumber?.startsWith(`${work.referenceNumber}/`)).toBe(true);
        expect(part?.precededBy[0]?.id).toBe(work.parts[index - 1]?.id);
        expect(part?.succeededBy[0]?.id).toBe(work.parts[index + 1]?.id);
      });
    }
  });

  it('the Halloran papers are as the guides describe them', () => {
    const top = workById.get('q6zb4ynh');
    expect(top && below(top).length).toBe(24);
    expect(top?.parts.map(({ id, totalParts }) => [id, totalParts])).toEqual([
      ['r3nc7gwd', 9],
      ['e9gw3tkx', 6],
      ['x6hp2vyt', 6],
    ]);
    expect(workById.get('u5ds7vfc')?.referenceNumber).toBe('PP/HAL/B/2');
    expect(workById.get('u5ds7vfc')?.items[0]?.id).toBe('c8vn5kqy');
  });
});

describe('serials', () => {
  it('know those that came before and after', () => {
    expect(workById.get('g5wd8ncr')?.precededBy.map(({ id }) => id)).toEqual(['a8tq3mke']);
    expect(workById.get('a8tq3mke')?.succeededBy.map(({ id }) => id)).toEqual(['g5wd8ncr']);
  });
});

describe('dates', () => {
  it('are known for every work, in the order of its labels', () => {
    expect(Object.keys(dates).length).toBe(works.length);
    for (const { id, production } of works) {
      const labels = production.flatMap((event) => event.dates);
      expect(dates[id]?.length, id).toBe(labels.length);
    }
  });
});

describe('availabilities', () => {
  it('are online exactly where a digital copy may be seen', () => {
    const wrong = works.filter(({ items, holdings, availabilities }) => {
      const places = [
        ...items.flatMap(({ locations }) => locations),
        ...holdings.flatMap(({ location }) => location ?? []),
      ];
      const digital = places.some(({ type }) => type === 'DigitalLocation');
      return digital !== availabilities.some(({ id }) => id === 'online');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

function withAncestors(work: RelatedWork): RelatedWork[] {
  return [work, ...(work.partOf ?? []).flatMap(withAncestors)];
}
