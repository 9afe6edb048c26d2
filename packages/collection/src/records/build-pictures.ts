import { seededRandom } from '../random/seeded-random.ts';
import type { FamilyPlates, Plate } from '../read/read-plates.ts';
import { buildWork, firstYear, type Workshop } from './build-work.ts';
import { availabilities } from './holdings/availabilities.ts';
import { chooseLicence } from './holdings/choose-licence.ts';
import type { LicenceId } from './holdings/licences.ts';
import { imageLocation, thumbnailLocation } from './holdings/locations.ts';
import { identifier } from './identifier.ts';
import type { FullWork, Image } from './record-types.ts';

/** A picture of the collection: its ids and its entry. */
export type PlannedPicture = {
  /** Its number, e.g. "V0040217". */
  number: string;
  imageId: string;
  key: string;
  plate: Plate;
  family: string;
  licence: LicenceId;
  credit: string | undefined;
};

/** The measurements of a picture. */
export type PictureFacts = { width: number; height: number; averageColor: string };

/** The path of its file below `pictures/`, e.g. "maps/coast-of-fife.webp". */
export function pictureFile({ family, plate }: PlannedPicture): string {
  return `${family}/${plate.file}`;
}

export function planPictures(
  families: readonly FamilyPlates[],
  { ids, credit }: Workshop,
): PlannedPicture[] {
  return families.flatMap(({ family, plates }) =>
    plates.map((plate) => {
      const key = `${family} ${plate.key ?? plate.title}`;
      return {
        number: ids.picture(key, plate.image?.iiif),
        imageId: ids.catalogue(`image ${key}`, plate.image?.id),
        key,
        plate,
        family,
        licence: chooseLicence(firstYear(plate), seededRandom(`licence ${key}`)),
        credit,
      };
    }),
  );
}

/** The works that the pictures show. A work can have several pictures, of which the first leads. */
export function buildPictureWorks(
  pictures: readonly PlannedPicture[],
  places: ReadonlyMap<string, string | undefined>,
  workshop: Workshop,
): Map<PlannedPicture, FullWork> {
  const works = new Map<PlannedPicture, FullWork>();
  const byTitle = new Map<string, FullWork>();
  const leading = pictures.filter(({ plate }) => !plate.sameWorkAs);
  for (const picture of leading) {
    const work = buildPictureWork(picture, places.get(picture.family), workshop);
    works.set(picture, work);
    byTitle.set(`${picture.family} ${work.title}`, work);
  }
  for (const picture of pictures) {
    const { plate, family } = picture;
    if (!plate.sameWorkAs) continue;
    const work = byTitle.get(`${family} ${plate.sameWorkAs}`);
    if (!work) {
      throw new Error(
        `${family}: “${plate.title}” refers to a work that does not exist, “${plate.sameWorkAs}”`,
      );
    }
    work.images.push({ id: picture.imageId, type: 'Image' });
    works.set(picture, work);
  }
  return works;
}

function buildPictureWork(
  { plate, number, imageId, key, licence, credit }: PlannedPicture,
  place: string | undefined,
  workshop: Workshop,
): FullWork {
  const work = buildWork(plate, key, workshop, place);
  const items = [
    ...work.items,
    {
      identifiers: [],
      locations: [imageLocation(number, { licence, credit })],
      type: 'Item' as const,
    },
  ];
  return {
    ...work,
    identifiers: [...work.identifiers, identifier('miro-image-number', number)],
    thumbnail: thumbnailLocation(`image/${number}/full/300,`, licence),
    items,
    availabilities: availabilities(items, []),
    images: [{ id: imageId, type: 'Image' }],
  };
}

export function buildImage(
  { number, imageId, licence, credit }: PlannedPicture,
  work: FullWork,
  { width, height, averageColor }: PictureFacts,
): Image {
  const location = imageLocation(number, { licence, credit });
  return {
    id: imageId,
    thumbnail: location,
    locations: [location],
    // The services store the ratio as a 32-bit float and print only its significant digits.
    aspectRatio: Number(Math.fround(width / height).toPrecision(8)),
    averageColor,
    source: {
      id: work.id,
      title: work.title,
      contributors: work.contributors,
      languages: work.languages,
      genres: work.genres,
      subjects: work.subjects,
      type: work.type,
    },
    type: 'Image',
  };
}
