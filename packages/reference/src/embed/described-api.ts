/** An API to show, by the address of its OpenAPI description or with the description itself. */
export type DescribedApi = {
  /** In the address of the page if there are several, e.g. `loans`. */
  id: string;
  /** What readers choose it by; by default its id. */
  label?: string;
} & (
  | { url: string; description?: never }
  /** The text of a file, in YAML or JSON, or what it was parsed to. */
  | { description: unknown; url?: never }
);

export type GivenApis =
  | { url: string; apis?: never }
  | { apis: readonly DescribedApi[]; url?: never };

/** One API alone needs no name. */
const onlyId = 'api';

export function describedApis({ url, apis }: GivenApis): readonly DescribedApi[] {
  if (apis) return apis;
  return url === undefined ? [] : [{ id: onlyId, url }];
}

/** Whatever is wrong with the properties, each with what would be right. */
export function problemsOf({ url, apis }: { url?: unknown; apis?: unknown }): string[] {
  if ((url === undefined) === (apis === undefined)) {
    return [
      'Reference takes either url, such as url="/openapi.yaml", or apis, such as apis={[{ id: "loans", url: "/loans.yaml" }]}.',
    ];
  }
  if (apis === undefined) return isAddress(url) ? [] : [`url must be ${addressWords}.`];
  if (!Array.isArray(apis) || apis.length === 0) {
    return [
      'apis must be a list of at least one API, such as [{ id: "loans", url: "/loans.yaml" }].',
    ];
  }
  const ids = apis.map((api: Partial<DescribedApi> | null) => api?.id);
  return apis.flatMap((api: Partial<DescribedApi> | null, index) => [
    ...(/^[\w.~-]+$/.test(String(api?.id ?? ''))
      ? []
      : [`apis[${index}].id must be of letters, digits and . _ ~ -, such as "loans".`]),
    ...(ids.indexOf(api?.id) === index
      ? []
      : [`apis[${index}].id is ${JSON.stringify(api?.id)} again. Every API needs a separate id.`]),
    ...((api?.url === undefined) === (api?.description === undefined)
      ? [`apis[${index}] must have either a url or a description.`]
      : []),
    ...(api?.url === undefined || isAddress(api.url)
      ? []
      : [`apis[${index}].url must be ${addressWords}.`]),
  ]);
}

const addressWords =
  'the address of an OpenAPI description, such as "/openapi.yaml" or "https://loans.example/openapi.json"';

function isAddress(url: unknown): boolean {
  return typeof url === 'string' && url !== '' && URL.canParse(url, 'https://page.example');
}

/** Whether nothing has to be loaded again: a list in JSX is a new one each time. */
export function areSame(left: readonly DescribedApi[], right: readonly DescribedApi[]): boolean {
  return (
    left.length === right.length &&
    left.every((one, index) => {
      const other = right[index];
      return (
        one.id === other?.id &&
        one.label === other.label &&
        one.url === other.url &&
        one.description === other.description
      );
    })
  );
}
