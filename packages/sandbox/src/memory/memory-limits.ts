/** Limits of the caches, in bytes as `sized-cache.ts` counts them. */
export const memoryLimits = {
  /** Answers of the catalogue and content APIs, by address. */
  answers: 48_000_000,
  /** Matches of recent searches, for each index. */
  searches: 8_000_000,
  /** Works made in recently requested date ranges. */
  spans: 1_000_000,
  /** Rendered pictures, in Node. A browser caches them itself. */
  pictures: 22_000_000,
  /** Large decoded pictures to cut tiles from, in Node: one of 3,200 pixels square, or smaller ones. */
  decoded: 42_000_000,
  /** Gzipped snapshots, for each address that the sandbox is reached at. */
  snapshots: 16_000_000,
} as const;

/** Works, images, concepts, articles, events and all content together. */
export const indexCount = 6;

/** All caches together, whatever is requested. */
export const mostKeptBytes =
  Object.values(memoryLimits).reduce((sum, bytes) => sum + bytes, 0) +
  (indexCount - 1) * memoryLimits.searches;
