export type CatalogedApi = {
  /** Where the API is, e.g. `https://api.example.org/catalogue/v2`. */
  anchor: string;
  /** The page for people. */
  page: string;
  /** OpenAPI descriptions, with their media types. */
  descriptions: readonly { address: string; mediaType: string }[];
  /** The same for assistants. */
  markdown: string;
};

/** A publisher's APIs as a set of links (RFC 9727), for programs that look for them. */
export function apiCatalog(apis: readonly CatalogedApi[]): string {
  const linkset = apis.map(({ anchor, page, descriptions, markdown }) => ({
    anchor,
    'service-desc': descriptions.map(({ address, mediaType }) => ({
      href: address,
      type: mediaType,
    })),
    'service-doc': [
      { href: page, type: 'text/html' },
      { href: markdown, type: 'text/markdown' },
    ],
  }));
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
