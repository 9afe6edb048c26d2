import type { ListSyntax } from '../write-query.ts';
import type { ApiName, ApiPath, ApiPaths, OkContent, Operation } from './api-types.ts';

type BodyKind<Content> = keyof Content extends `image/${string}` | 'application/zip'
  ? 'blob'
  : keyof Content extends `text/${string}`
    ? 'text'
    : 'json';

/** Every path that does not return JSON; the compiler checks it against the contract. */
type OtherBodies<Name extends ApiName> = {
  readonly [Path in ApiPath<Name> as 'json' extends BodyKind<OkContent<Operation<Name, Path>>>
    ? never
    : Path]: BodyKind<OkContent<Operation<Name, Path>>>;
};

type ApiFacts<Name extends ApiName> = {
  /** The path between the host and an operation's path. */
  basePath: string;
  /** `csv`: quotes protect a comma inside a value. `plain`: every comma separates values. */
  listSyntax: ListSyntax;
  /** Whether an error is an object with a `label`, or a line of text. */
  errors: 'object' | 'text';
  bodies: OtherBodies<Name>;
  /** Where a whole list can be downloaded, below the address of the datasets. */
  snapshots: { readonly [Path in ApiPath<Name>]?: string };
};

export const apis = {
  catalogue: {
    basePath: '/catalogue/v2',
    listSyntax: 'csv',
    errors: 'object',
    bodies: {},
    snapshots: {
      '/works': '/catalogue/v2/works.json.gz',
      '/images': '/catalogue/v2/images.json.gz',
    },
  },
  content: {
    basePath: '/content/v0',
    listSyntax: 'plain',
    errors: 'object',
    bodies: {},
    snapshots: {},
  },
  iiif: {
    basePath: '',
    listSyntax: 'plain',
    errors: 'text',
    bodies: { '/image/{identifier}/{region}/{size}/{rotation}/{quality}.{format}': 'blob' },
    snapshots: {},
  },
  text: {
    basePath: '',
    listSyntax: 'plain',
    errors: 'text',
    bodies: {
      '/text/alto/{identifier}': 'text',
      '/text/v1/{identifier}': 'text',
      '/text/v1/{identifier}.zip': 'blob',
    },
    snapshots: {},
  },
} as const satisfies { [Name in keyof ApiPaths]: ApiFacts<Name> };

export type SnapshotPath<Name extends ApiName> = keyof (typeof apis)[Name]['snapshots'] & string;

/** How the body of a successful response is read. */
export function bodyKind(api: ApiName, path: string): 'blob' | 'text' | 'json' {
  const bodies: Readonly<Record<string, 'blob' | 'text'>> = apis[api].bodies;
  return Object.hasOwn(bodies, path) ? (bodies[path] ?? 'json') : 'json';
}

export function snapshotUrl(api: ApiName, path: string, datasetsUrl: string): string | undefined {
  const snapshots: Readonly<Record<string, string>> = apis[api].snapshots;
  return Object.hasOwn(snapshots, path) ? `${datasetsUrl}${snapshots[path]}` : undefined;
}
