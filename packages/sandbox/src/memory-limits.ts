/** The most that is cached, in bytes as `sized-cache.ts` counts them. */
export const memoryLimits = {
  /** Answers of the catalogue and content APIs, by address. */
  answers: 48_000_000,
  /** Matches of recent searches, for each of the indexes. */
  searches: 8_000_000,
  /** Which works were made in recent spans of time. */
  spans: 1_000_000,
  /** Finished pictures, in Node. A browser caches them itself. */
  pictures: 22_000_000,
  /** Decoded large pictures to cut tiles from, in Node: one of 3,200 pixels square, or smaller ones. */
  decoded: 42_000_000,
  /** Snapshots, zipped, for each address that the sandbox is reached at. */
  snapshots: 16_000_000,
} as const;

/** Works, images, concepts, articles, events and all content. */
export const indexCount = 6;

/** All of it together, whatever is asked for. */
export const mostKeptBytes =
  Object.values(memoryLimits).reduce((sum, bytes) => sum + bytes, 0) +
  (indexCount - 1) * memoryLimits.searches;
