import { buildContent, type Content } from '../content/build-content.ts';
import { contentImage } from '../content/content-image.ts';
import { createEditorialNames } from '../content/editorial-names.ts';
import { createWorkFinder, pictureNumber } from '../content/link-works.ts';
import type { MeasuredPicture } from '../pictures/measure-picture.ts';
import { buildCatalogue, type Catalogue } from '../records/build-catalogue.ts';
import { measurementOf } from './measure-pictures.ts';
import type { Plan } from './plan-collection.ts';

export type Records = { catalogue: Catalogue; content: Content };

/** All records, from the sources and the measurements of the pictures. */
export function buildRecords(
  { sources, pictures, workshop }: Plan,
  measured: ReadonlyMap<string, MeasuredPicture>,
): Records {
  const byNumber = new Map(pictures.map((picture) => [picture.number, picture]));
  const catalogue = buildCatalogue(
    sources,
    pictures,
    (picture) => measurementOf(picture, measured),
    workshop,
  );
  const { works, images } = catalogue;
  const finder = createWorkFinder(works, images);
  const worksById = new Map(works.map((work) => [work.id, work]));
  const content = buildContent(sources.content, {
    ids: workshop.ids,
    names: createEditorialNames(workshop.ids),
    finder,
    picture(about, key) {
      const image = finder.image(about, key);
      const work = worksById.get(image.source?.id ?? '');
      if (!work) throw new Error(`The image ${image.id} belongs to no work`);
      const number = pictureNumber(image);
      const picture = byNumber.get(number);
      if (!picture) throw new Error(`There is no picture ${number}`);
      const { width, height } = measurementOf(picture, measured);
      return contentImage({ number, width, height, credit: picture.credit }, work);
    },
  });
  return { catalogue, content };
}
