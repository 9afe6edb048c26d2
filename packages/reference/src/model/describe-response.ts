import {
  type Api,
  type Example,
  type Header,
  type Link,
  type MediaType,
  missingNames,
  type Operation,
  type Response,
  type Schema,
} from '@portal/contract';
import { heldSchemaOf, type TypePart, typePartsOf } from './schema/type-words.ts';
import { responseAnchor } from './stable-ids.ts';
import { type StatusKind, statusTitle, statusWords } from './status-words.ts';

export type ContentView = {
  mediaType: string;
  /** What the body is, in words with links; empty if the description does not specify it. */
  type: TypePart[];
  schema?: Schema;
  /** The named schema that a page shows under it. */
  schemaName?: string;
  examples: ExampleView[];
};

export type ExampleView = Example & {
  /** The required properties that it lacks, e.g. `results[].title`. */
  missing: string[];
};

export type ResponseView = {
  /** `getWorks-404` */
  id: string;
  status: string;
  /** `404 Not Found` */
  title: string;
  kind: StatusKind;
  /** Markdown, or HTML for a page. */
  description: string;
  /**
   * For errors and redirects, never empty: from the description, or generic advice for the status.
   */
  whatToDo: string;
  headers: Header[];
  content: ContentView[];
  links: Link[];
};

export function describeContent(
  api: Api,
  { mediaType, schema, examples }: MediaType,
  absent: 'readOnly' | 'writeOnly',
): ContentView {
  const schemaName = schema && heldSchemaOf(api.schemas, schema);
  return {
    mediaType,
    type: schema ? typePartsOf(api.schemas, schema) : [],
    ...(schema ? { schema } : {}),
    ...(schemaName === undefined ? {} : { schemaName }),
    examples: examples.map((example) => ({
      ...example,
      missing: schema ? missingNames(api, schema, example.value, [absent]) : [],
    })),
  };
}

export function describeResponse(api: Api, operation: Operation, response: Response): ResponseView {
  const { status, description, content, headers, whatToDo } = response;
  const words = statusWords(status);
  return {
    id: responseAnchor(operation, status),
    status,
    title: statusTitle(status),
    kind: words.kind,
    description: description || words.meaning,
    whatToDo: whatToDo ?? words.whatToDo,
    headers,
    content: content.map((media) => describeContent(api, media, 'writeOnly')),
    links: operation.links.filter((link) => link.status === status),
  };
}

export function describeResponses(api: Api, operation: Operation): ResponseView[] {
  return operation.responses
    .map((response) => describeResponse(api, operation, response))
    .sort((left, right) => (left.status < right.status ? -1 : 1));
}

export function isError({ kind }: { kind: StatusKind }): boolean {
  return kind === 'client-error' || kind === 'server-error';
}

/** What can go wrong and what to do about each. */
export function describeErrors(api: Api, operation: Operation): ResponseView[] {
  return describeResponses(api, operation).filter(isError);
}
