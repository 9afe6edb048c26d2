/** The key of a page's data. */
export function keyOf({ apiId, part }: { apiId: string; part?: { key: string } }): string {
  return part?.key ?? apiId;
}

/** e.g. `large/repos`; an API's id contains no slash. */
export function keyOfPart(apiId: string, { slug }: { slug: string }): string {
  return `${apiId}/${slug}`;
}
