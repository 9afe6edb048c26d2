import { buildContent, type Content } from '../content/build-content.ts';
import { contentImage } from '../content/content-image.ts';
import { createEditorialNames } from '../content/editorial-names.ts';
import { createWorkFinder, pictureNumber } from '../content/link-works.ts';
import { buildCatalogue, type Catalogue } from '../records/build-catalogue.ts';
import type { PictureFacts } from '../records/build-pictures.ts';
import type { MeasuredPicture } from './make-pictures.ts';
import type { Plan } from './plan-collection.ts';

export type Records = { catalogue: Catalogue; content: Content };

/** All records, from what was written and what was measured in the pictures. */
export function buildRecords(
  { sources, pictures, workshop }: Plan,
  measured: ReadonlyMap<string, MeasuredPicture>,
): Records {
  function factsOf(number: string): PictureFacts {
    const { width, height, looks } = measured.get(number) ?? {};
    if (!width || !height || !looks) throw new Error(`The picture ${number} was not drawn`);
    return { width, height, averageColor: looks.averageColor };
  }

  const catalogue = buildCatalogue(sources, pictures, ({ number }) => factsOf(number), workshop);
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
      return contentImage({ number, ...factsOf(number) }, work);
    },
  });
  return { catalogue, content };
}
