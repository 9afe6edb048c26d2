import { readPlan } from '../../../../packages/collection/src/make/plan-collection.ts';
import { collectionRoot } from './made-collection.ts';

/** What is to be made from what writers wrote: over a second to read, so several files share it. */
export const { sources, pictures: planned } = readPlan(collectionRoot);
