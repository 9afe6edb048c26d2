export const apiNames = ['catalogue', 'content', 'iiif', 'text', 'datasets'] as const;

export type ApiName = (typeof apiNames)[number];

export type ProviderLink = {
  label: string;
  /** e.g. "https://example.org/privacy" or "mailto:digital@example.org" */
  href: string;
};

export type Announcement = {
  /** Give a new id with each new text: readers who closed the old one then see the new one. */
  id: string;
  /** HTML, e.g. 'Read about <a href="/docs/licences">licences</a>.' */
  html: string;
  closeable: boolean;
};

export type Provider = {
  /** The full name, e.g. "Quillmark Library and Museum" */
  name: string;
  /** The name in running text, e.g. "Quillmark" */
  shortName: string;
  /** The name in addresses, e.g. "quillmark" in /docs/examples/exploring-quillmark-apis */
  slug: string;
  /** Where this site is published, without a path, e.g. "https://developers.example.org" */
  siteUrl: string;
  /** Origins of the live services. An API without one is not called live. */
  apiHosts: Partial<Record<ApiName, string>>;
  /** The organisation at a source-code host, linked from the navigation bar */
  sourceCode: ProviderLink;
  contact: readonly ProviderLink[];
  social: readonly ProviderLink[];
  legal: readonly ProviderLink[];
  /** A message above the navigation bar on every page; leave it out to show none. */
  announcement?: Announcement;
};

type Problem = { field: string; message: string };

const fields: Record<keyof Provider, (value: unknown, field: string) => Problem[]> = {
  name: checkText,
  shortName: checkText,
  slug: checkSlug,
  siteUrl: checkOrigin,
  apiHosts: checkHosts,
  sourceCode: checkLink,
  contact: checkLinks,
  social: checkLinks,
  legal: checkLinks,
  announcement: checkAnnouncement,
};

/** Returns the provider as it is, or throws once with every problem, each naming its field. */
export function checkProvider(value: unknown): Provider {
  const problems = isRecord(value) ? checkFields(value) : [notA('provider', 'an object', value)];
  if (problems.length > 0) {
    const lines = problems.map(({ field, message }) => `  ${field}: ${message}`);
    throw new Error(`site/provider.ts is not right:\n${lines.join('\n')}`);
  }
  return value as Provider;
}

function checkFields(value: Record<string, unknown>): Problem[] {
  const known = Object.entries(fields).flatMap(([field, check]) => check(value[field], field));
  const unknown = Object.keys(value)
    .filter((field) => !Object.hasOwn(fields, field))
    .map((field) => ({
      field,
      message: `is not a field of the provider; the fields are ${Object.keys(fields).join(', ')}`,
    }));
  return [...known, ...unknown];
}

function checkText(value: unknown, field: string): Problem[] {
  return typeof value === 'string' && value.trim() !== ''
    ? []
    : [notA(field, 'a text that is not empty', value)];
}

function checkSlug(value: unknown, field: string): Problem[] {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? []
    : [notA(field, 'lower-case letters, digits and single hyphens, such as "quillmark"', value)];
}

function checkOrigin(value: unknown, field: string): Problem[] {
  const url = parseUrl(value);
  return url && /^https?:$/.test(url.protocol) && url.origin === value
    ? []
    : [notA(field, 'an origin without a path, such as "https://api.example.org"', value)];
}

function checkHosts(value: unknown, field: string): Problem[] {
  if (!isRecord(value)) return [notA(field, 'an object, empty where no host is live', value)];
  return Object.entries(value).flatMap(([api, host]) =>
    (apiNames as readonly string[]).includes(api)
      ? checkOrigin(host, `${field}.${api}`)
      : [
          {
            field: `${field}.${api}`,
            message: `is not an API of this site; the APIs are ${apiNames.join(', ')}`,
          },
        ],
  );
}

function checkLinks(value: unknown, field: string): Problem[] {
  return Array.isArray(value)
    ? value.flatMap((link, index) => checkLink(link, `${field}[${index}]`))
    : [notA(field, 'a list of links', value)];
}

function checkLink(value: unknown, field: string): Problem[] {
  if (!isRecord(value)) return [notA(field, 'a link, { label, href }', value)];
  const url = parseUrl(value.href);
  return [
    ...checkText(value.label, `${field}.label`),
    ...(url && /^(https?|mailto):$/.test(url.protocol)
      ? []
      : [notA(`${field}.href`, 'an https:, http: or mailto: address', value.href)]),
  ];
}

function checkAnnouncement(value: unknown, field: string): Problem[] {
  if (value === undefined) return [];
  if (!isRecord(value)) return [notA(field, 'an announcement, { id, html, closeable }', value)];
  return [
    ...checkText(value.id, `${field}.id`),
    ...checkText(value.html, `${field}.html`),
    ...(typeof value.closeable === 'boolean'
      ? []
      : [notA(`${field}.closeable`, 'true or false', value.closeable)]),
  ];
}

function parseUrl(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notA(field: string, wanted: string, value: unknown): Problem {
  const found = value === undefined ? 'it is missing' : `found ${JSON.stringify(value)}`;
  return { field, message: `must be ${wanted}; ${found}` };
}
