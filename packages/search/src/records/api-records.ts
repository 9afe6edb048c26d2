import type { Choice, JsonValue, Operation, Parameter } from '@portal/contract';
import type { SearchRecord } from '../model.ts';
import type { ReferencePage, ShownField, ShownSection } from './reference-page.ts';

type Place = Pick<SearchRecord, 'address' | 'where' | 'group'>;

/** One record for each operation, parameter, value, error, schema and field of an API. */
export function apiRecords(page: ReferencePage): SearchRecord[] {
  const { api, path, title, description } = page;
  const opening: SearchRecord = {
    address: path,
    title,
    kind: 'page',
    group: 'API',
    where: path,
    text: words(description, api.description),
    names: [title, api.title, api.id],
  };
  return [
    opening,
    ...page.sections.map((section) => sectionRecord(page, section)),
    ...api.operations.flatMap((operation) => operationRecords(page, operation)),
    ...errorRecords(page),
    ...Object.keys(api.schemas).flatMap((name) => schemaRecords(page, name)),
  ];
}

function sectionRecord({ addressOf, title: where }: ReferencePage, section: ShownSection) {
  const { id, title, text } = section;
  const place: Place = { address: addressOf(id), where, group: 'API' };
  return { ...place, title, kind: 'section' as const, text, names: [title] };
}

function operationRecords(page: ReferencePage, operation: Operation): SearchRecord[] {
  const { id, method, basePath, path, summary, description } = operation;
  const at = (anchor: string): Place => placeIn(page, operation, anchor);
  return [
    {
      ...at(page.operationAnchor(operation)),
      title: summary || id,
      kind: 'operation',
      text: words(id, description),
      names: [
        ...[id, summary, path, `${basePath}${path}`, requestOf(operation), `${method} ${path}`],
        ...fileName(path),
      ],
    },
    ...operation.parameters.flatMap((parameter) =>
      parameterRecords(at(page.parameterAnchor(operation, parameter)), parameter),
    ),
    ...page
      .bodyFieldsOf(operation)
      .flatMap((field) => fieldRecords(at(field.id), field, 'parameter', [])),
  ];
}

function requestOf({ method, basePath, path }: Operation): string {
  return `${method.toUpperCase()} ${basePath}${path}`;
}

/** `/image/{identifier}/info.json` -> `['info.json']` */
function fileName(path: string): string[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return /^[\w-]+\.\w+$/.test(last) ? [last] : [];
}

function placeIn(page: ReferencePage, operation: Operation, anchor: string): Place {
  const where = `${page.title}, ${requestOf(operation)}`;
  return { address: page.addressOf(anchor), where, group: 'API' };
}

/** Readers meet errors mostly in calls for a single thing, so those come first. */
function errorRecords(page: ReferencePage): SearchRecord[] {
  const errors = page.api.operations.flatMap((operation) =>
    page.errorsOf(operation).map((error) => {
      const shown = operation.responses.find(({ status }) => status === error.status);
      const examples = shown?.content.flatMap(({ examples }) => examples) ?? [];
      const sentences = examples.flatMap(({ value }) => sentencesIn(value));
      const short = sentences.filter((text) => text.length < 80);
      const record: SearchRecord = {
        ...placeIn(page, operation, error.id),
        title: error.title,
        kind: 'error',
        text: words(error.description, error.whatToDo, ...new Set(sentences)),
        names: [error.status, error.title, error.title.replace(/^\S+ /, ''), ...new Set(short)],
      };
      const isMissing = ['404', '410'].includes(error.status) && operation.path.includes('{');
      return { record, isMissing };
    }),
  );
  return errors
    .toSorted((a, b) => Number(b.isMissing) - Number(a.isMissing))
    .map(({ record }) => record);
}

function parameterRecords(place: Place, parameter: Parameter): SearchRecord[] {
  const { name, description, combines, traps, aliases, choices } = parameter;
  return [
    {
      ...place,
      title: name,
      kind: 'parameter',
      text: words(description, combines, ...traps),
      names: [name, ...aliases],
    },
    ...valueRecords(place, name, choices?.values ?? []),
  ];
}

function schemaRecords(page: ReferencePage, schema: string): SearchRecord[] {
  const at = (anchor: string): Place => ({
    address: page.addressOf(anchor),
    where: `${page.title}, schema ${schema}`,
    group: 'Fields',
  });
  return [
    {
      ...at(page.schemaAnchor(schema)),
      title: schema,
      kind: 'schema',
      text: words(page.api.schemas[schema]?.description),
      names: [schema],
    },
    ...page
      .fieldsOf(schema)
      .flatMap((field) => fieldRecords(at(field.id), field, 'field', [schema])),
  ];
}

/** @param inside names that readers put before that of the field, e.g. `Work` for `Work.items` */
function fieldRecords(
  place: Place,
  { path, description, choices }: ShownField,
  kind: SearchRecord['kind'],
  inside: readonly string[],
): SearchRecord[] {
  const name = path.join('.');
  const names = [name, ...inside.map((outer) => `${outer}.${name}`)];
  return [
    { ...place, title: name, kind, text: words(description), names },
    ...valueRecords(place, name, choices),
  ];
}

function valueRecords(place: Place, name: string, choices: readonly Choice[]): SearchRecord[] {
  return choices.map(({ value, meaning }) => ({
    ...place,
    title: `${name}: ${value}`,
    kind: 'value',
    text: words(meaning),
    names: [String(value), `${name}=${value}`, ...shortMeaning(meaning)],
  }));
}

/** `Public Domain Mark: no known copyright.` -> `['Public Domain Mark']` */
function shortMeaning(meaning: string): string[] {
  const [first = ''] = meaning.split(/[:.(]/);
  return first !== '' && first.length < 40 ? [first.trim()] : [];
}

/** In one line: what follows the first line of a record is code. */
function words(...texts: (string | undefined)[]): string {
  return texts
    .map((text) => text?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** The texts of an example, e.g. the message of an error; not its codes and ids. */
function sentencesIn(value: JsonValue): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(sentencesIn);
}
