import { createHash } from 'node:crypto';
import { iiifHost } from '../records/holdings/locations.ts';
import type { FullWork, Image, LinkedWork } from '../records/record-types.ts';

/** Finds works and pictures for a piece of content. */
export type WorkFinder = {
  /** Up to `limit` works that share the most of the subjects. */
  works(about: readonly string[], key: string, limit: number): FullWork[];
  /** A picture for it: of one of those works, or else of any in the collection. */
  image(about: readonly string[], key: string): Image;
};

export function createWorkFinder(works: readonly FullWork[], images: readonly Image[]): WorkFinder {
  const bySubject = groupBySubject(works);
  const imageOf = new Map(images.map((image) => [image.source?.id, image]));
  const lots = new Map(works.map(({ id }) => [id, lot(id)]));

  /** Works about any of the subjects, those about most of them first. */
  function rank(about: readonly string[], key: string): FullWork[] {
    const shared = new Map<FullWork, number>();
    for (const work of about.flatMap((label) => bySubject.get(label) ?? [])) {
      shared.set(work, (shared.get(work) ?? 0) + 1);
    }
    const own = lot(key);
    // Breaks ties, always the same way for the same two.
    const draw = ({ id }: FullWork): number =>
      Math.imul(own ^ (lots.get(id) ?? 0), 2654435761) >>> 0;
    return [...shared]
      .map(([work, count]) => ({ work, count, drawn: draw(work) }))
      .sort((a, b) => b.count - a.count || a.drawn - b.drawn)
      .map(({ work }) => work);
  }

  return {
    works(about, key, limit) {
      const ranked = rank(about, key);
      const seen = ranked.filter(({ thumbnail }) => thumbnail).slice(0, Math.ceil(limit / 2));
      const rest = ranked.filter((work) => !seen.includes(work));
      return [...seen, ...rest].slice(0, limit);
    },
    image(about, key) {
      const pictured = rank(about, key).find(({ id }) => imageOf.has(id));
      const found = imageOf.get(pictured?.id) ?? images[lot(key) % images.length];
      if (!found) throw new Error('The collection has no pictures');
      return found;
    },
  };
}

function groupBySubject(works: readonly FullWork[]): Map<string, FullWork[]> {
  const groups = new Map<string, FullWork[]>();
  for (const work of works) {
    for (const { label } of work.subjects) {
      const group = groups.get(label) ?? [];
      groups.set(label, group);
      group.push(work);
    }
  }
  return groups;
}

export function linkedWork({
  id,
  title,
  type,
  workType,
  thumbnail,
  production,
  contributors,
}: FullWork): LinkedWork {
  const date = production[0]?.dates[0]?.label;
  const [first] = contributors;
  return {
    id,
    title,
    type,
    ...(thumbnail && { thumbnailUrl: thumbnail.url }),
    ...(date && { date }),
    ...(first && { mainContributor: first.agent.label }),
    ...(workType && { workType: workType.label }),
  };
}

/** The number of an image's picture, e.g. "V0040217". */
export function pictureNumber({ locations }: Image): string {
  const url = locations?.[0]?.url ?? '';
  return url.slice(`${iiifHost}/image/`.length, -'/info.json'.length);
}

function lot(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE();
}
