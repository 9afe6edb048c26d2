import type { Collection } from '../src/collection.ts';
import { createNodeSandbox } from './node-sandbox.ts';

/** Indexing the whole collection takes a second, so tests that only send requests share a sandbox. */
export const sharedSandbox = createNodeSandbox();

/** For a sandbox that only serves pictures or texts. */
export const noRecords: Collection = {
  ...{ works: [], images: [], concepts: [], articles: [], events: [], summaries: [] },
  ...{ dates: {}, looks: {} },
  withdrawn: { merged: {}, deleted: [], hidden: [], content: [] },
};
