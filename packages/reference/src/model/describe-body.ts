import type { Api, Encoding, MediaType, Operation } from '@portal/contract';
import { type ContentView, describeContent } from './describe-response.ts';
import { nodeOf, type SchemaNode } from './schema/schema-tree.ts';
import { type ShownExample, shownExamples } from './shown-examples.ts';
import { bodyAnchor } from './stable-ids.ts';

export type BodyContentView = Pick<ContentView, 'type'> & {
  /** Several if all have the same fields, e.g. `application/json` and `application/xml`. */
  mediaTypes: string[];
  /** Its fields; undefined if the description has no schema. */
  node?: SchemaNode;
  /** How fields of a form are encoded, if not in the usual way. */
  encodings: { name: string; words: string }[];
  examples: ShownExample[];
};

export type BodyView = {
  /** `createWork-body` */
  id: string;
  /** Markdown, or HTML for a page. */
  description: string;
  required: boolean;
  content: BodyContentView[];
};

function encodingWords({ contentType, style, explode }: Encoding): string {
  return [
    ...(contentType === undefined ? [] : [`sent as ${contentType}`]),
    ...(style === undefined ? [] : [`style ${style}`]),
    ...(explode === undefined ? [] : [explode ? 'repeated for each value' : 'values in one']),
  ].join(', ');
}

function encodingsOf({ encoding = {} }: MediaType): BodyContentView['encodings'] {
  return Object.entries(encoding)
    .map(([name, one]) => ({ name, words: encodingWords(one) }))
    .filter(({ words }) => words !== '');
}

/** Content types with the same fields are described together. */
function sameContent(content: readonly MediaType[]): MediaType[][] {
  const groups = new Map<string, MediaType[]>();
  for (const media of content) {
    const key = JSON.stringify([media.schema, media.encoding]);
    groups.set(key, [...(groups.get(key) ?? []), media]);
  }
  return [...groups.values()];
}

type Holder = Pick<Operation, 'id' | 'body'>;

/** What is sent with a request. */
export function describeBody(api: Api, operation: Holder): BodyView | undefined {
  const { body } = operation;
  if (!body) return undefined;
  return {
    id: bodyAnchor(operation),
    description: body.description,
    required: body.required,
    content: sameContent(body.content).map((group, index): BodyContentView => {
      const views = group.map((media) => describeContent(api, media, 'readOnly'));
      const schema = group[0]?.schema;
      return {
        mediaTypes: group.map(({ mediaType }) => mediaType),
        type: views[0]?.type ?? [],
        ...(schema ? { node: nodeOf(api.schemas, schema, bodyAnchor(operation, index)) } : {}),
        encodings: group[0] ? encodingsOf(group[0]) : [],
        examples: shownExamples({ content: views }),
      };
    }),
  };
}
