import type { Ids } from '../records/ids.ts';
import type { ContentImage } from '../records/record-types.ts';
import type { EditorialNames } from './editorial-names.ts';
import type { WorkFinder } from './link-works.ts';

/** What content is built with. */
export type Editors = {
  ids: Ids;
  names: EditorialNames;
  finder: WorkFinder;
  /** A picture for something about these subjects. */
  picture(about: readonly string[], key: string): ContentImage;
};
