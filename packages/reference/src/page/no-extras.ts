/** For a site that adds none. */
export const extras = {};
