import type { Collection } from '../src/collection.ts';
import { createNodeSandbox } from './node-sandbox.ts';

/** Indexing the whole collection takes a second, so the tests that only ask share one sandbox. */
export const sharedSandbox = createNodeSandbox();

/** For a sandbox of which only pictures or texts are asked. */
export const noRecords: Collection = {
  ...{ works: [], images: [], concepts: [], articles: [], events: [], summaries: [] },
  ...{ dates: {}, looks: {} },
  withdrawn: { merged: {}, deleted: [], hidden: [], content: [] },
};
