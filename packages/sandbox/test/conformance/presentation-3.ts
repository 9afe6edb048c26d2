import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What IIIF Presentation API 3.0 requires of a manifest of pictures, and nothing more. */

const uri = { type: 'string', format: 'uri', pattern: '^https?://' };
const mediaType = { type: 'string', pattern: '^(application|image|text)/[a-z0-9.+-]+$' };
const pixels = { type: 'integer', minimum: 1 };

const languageMap = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^(none|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$' },
  additionalProperties: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', minLength: 1 },
  },
};

/** An object with these keys, of which those in `required` are mandatory. */
function shape(properties: Record<string, unknown>, required: string[]) {
  return { type: 'object', additionalProperties: false, required, properties };
}

function listOf(items: unknown) {
  return { type: 'array', minItems: 1, items };
}

const labelAndValue = shape({ label: languageMap, value: languageMap }, ['label', 'value']);

/** Services from before version 3 keep their `@id` and `@type`; the standard lists the types for these. */
function olderService(type: string, profile: string, inner: Record<string, unknown> = {}) {
  const own = { '@id': uri, '@type': { const: type }, profile: { const: profile } };
  return shape({ '@context': uri, ...own, ...inner }, Object.keys(own));
}

const autocomplete = olderService(
  'AutoCompleteService1',
  'http://iiif.io/api/search/1/autocomplete',
);
const search = olderService('SearchService1', 'http://iiif.io/api/search/1/search', {
  service: listOf(autocomplete),
});
const imageService = olderService('ImageService2', 'http://iiif.io/api/image/2/level2.json');

const file = { id: uri, label: languageMap, format: mediaType, profile: { type: 'string' } };
const dataset = shape({ ...file, type: { const: 'Dataset' } }, ['id', 'type']);
const rendering = shape({ ...file, type: { const: 'Text' } }, ['id', 'type', 'label']);
const picture = {
  id: uri,
  type: { const: 'Image' },
  format: { type: 'string', pattern: '^image/' },
  width: pixels,
  height: pixels,
  service: listOf(imageService),
};

const annotation = shape(
  {
    id: uri,
    type: { const: 'Annotation' },
    motivation: { const: 'painting' },
    target: uri,
    body: shape(picture, ['id', 'type', 'format', 'width', 'height', 'service']),
  },
  ['id', 'type', 'motivation', 'target', 'body'],
);

const annotationPage = shape(
  { id: uri, type: { const: 'AnnotationPage' }, items: listOf(annotation) },
  ['id', 'type', 'items'],
);

const described = {
  label: languageMap,
  thumbnail: listOf(shape(picture, ['id', 'type', 'format', 'width', 'height'])),
  seeAlso: listOf(dataset),
};

const canvas = shape(
  {
    ...described,
    // The id of a canvas must not have a fragment.
    id: { ...uri, pattern: '^https?://[^#]+$' },
    type: { const: 'Canvas' },
    width: pixels,
    height: pixels,
    items: listOf(annotationPage),
  },
  ['id', 'type', 'label', 'width', 'height', 'items'],
);

const rights = {
  type: 'string',
  anyOf: [
    { pattern: '^http://creativecommons\\.org/licenses/by(-nc)?(-nd|-sa)?/4\\.0/$' },
    { pattern: '^http://creativecommons\\.org/publicdomain/(mark|zero)/1\\.0/$' },
    { pattern: '^http://rightsstatements\\.org/vocab/InC/1\\.0/$' },
  ],
};

const page = shape(
  { id: uri, type: { const: 'Text' }, label: languageMap, format: { const: 'text/html' } },
  ['id', 'type', 'label'],
);
const agent = shape(
  { id: uri, type: { const: 'Agent' }, label: languageMap, homepage: listOf(page) },
  ['id', 'type', 'label'],
);

const manifest = shape(
  {
    ...described,
    summary: languageMap,
    provider: listOf(agent),
    '@context': { const: 'http://iiif.io/api/presentation/3/context.json' },
    id: uri,
    type: { const: 'Manifest' },
    rights,
    requiredStatement: labelAndValue,
    metadata: listOf(labelAndValue),
    rendering: listOf(rendering),
    service: listOf(search),
    items: listOf(canvas),
  },
  ['@context', 'id', 'type', 'label', 'items'],
);

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(manifest);

type Identified = { id: string; target?: string; items?: Identified[] };

function* within(parent: Identified): Generator<Identified> {
  yield parent;
  for (const item of parent.items ?? []) yield* within(item);
}

/** What a schema cannot express: ids are unique, and annotations paint their own canvas. */
function referenceProblems(given: Identified): string[] {
  const all = [...within(given)].map(({ id }) => id);
  const repeated = all.filter((id, index) => all.indexOf(id) !== index);
  const astray = (given.items ?? []).flatMap((page) =>
    [...within(page)].filter(({ target }) => target !== undefined && target !== page.id),
  );
  return [
    ...repeated.map((id) => `${id} is the id of two things`),
    ...astray.map(({ id }) => `${id} paints another canvas`),
  ];
}

/** Everything that makes a document an invalid manifest of version 3. */
export function presentation3Problems(given: unknown): string[] {
  return validate(given)
    ? referenceProblems(given as Identified)
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
}
