import type { Api, Operation, Parameter, Response, Schema } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { describeParameters } from '@portal/reference/model';
import { apisFolder } from '@portal/sample';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { type ReferenceParts, type Row, readReference } from '../support/pages/reference-parts.ts';
import { expect, test } from '../test.ts';

const apis = await loadApis(apisFolder);

type Marked = { required?: boolean; deprecated?: boolean };

function badgesOf({ required = false, deprecated = false }: Marked): string[] {
  return [...(required ? ['required'] : []), ...(deprecated ? ['deprecated'] : [])];
}

const places = { path: ['in the path'], query: [], header: ['header'], cookie: ['cookie'] };

function parameterRow(operation: Operation, parameter: Parameter, summary: string): Row {
  const id = `${operation.id}.${parameter.name}`;
  const facts = [summary, ...places[parameter.in], ...badgesOf(parameter)];
  return { id, name: parameter.name, href: `#${id}`, kind: '', facts, copy: `Copy link to ${id}` };
}

function parameterRows(operation: Operation): Row[] {
  const views = describeParameters(operation).flatMap((group) => group.views);
  const summaries = new Map(views.map((one) => [one.name, one.summary]));
  return operation.parameters.map((one) =>
    parameterRow(operation, one, summaries.get(one.name) ?? ''),
  );
}

const kinds = ['', 'information', 'success', 'redirect', 'client-error', 'server-error'];

/** The status and its kind; its name and its body belong to other tests. */
function responseRow({ id }: Operation, { status, content }: Response) {
  const anchor = `${id}-${status}`;
  return {
    id: anchor,
    name: expect.stringMatching(new RegExp(`^${status} [A-Z]`)),
    href: `#${anchor}`,
    kind: kinds[Number(status[0])],
    facts: content.map(({ mediaType }) => expect.stringContaining(mediaType)),
    copy: `Copy link to ${anchor}`,
  };
}

function byId<Item extends { id: string }>(rows: readonly Item[]): Item[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function operationParts(operation: Operation) {
  const { id, method, basePath, path, summary, responses, ...marks } = operation;
  const [good, errors] = [/^[123]/, /^[45]/].map((family) =>
    byId(
      responses
        .filter(({ status }) => family.test(status))
        .map((one) => responseRow(operation, one)),
    ),
  );
  return {
    id,
    title: summary,
    method: method.toUpperCase(),
    path: `${basePath}${path}`,
    badges: badgesOf(marks),
    buttons: [`Try it: ${summary}`, `Copy link to ${summary}`],
    parameters: byId(parameterRows(operation)),
    responses: good,
    errors,
  };
}

/** A field is marked itself, or by the schemas that it refers to. */
function markedBy(schemas: Api['schemas'], { $ref, allOf = [], ...own }: Schema): Schema {
  const named = $ref === undefined ? [] : [schemas[$ref] ?? {}];
  return Object.assign({}, ...[...named, ...allOf].map((one) => markedBy(schemas, one)), own);
}

/** The fields of a schema that lists its own, and which of them are marked. */
function fieldBadges(schemas: Api['schemas'], { properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([name, field]) => {
    const { deprecated = false } = markedBy(schemas, field);
    const isRequired = required.includes(name);
    return {
      name,
      badges: badgesOf({ required: isRequired, deprecated }),
    };
  });
}

const marks = ['required', 'deprecated'];

for (const [index, api] of apis.entries()) {
  test.describe(`the HTML of /api/${api.id} against its description${sweptUnlessFirst(index)}`, () => {
    test.use({ javaScriptEnabled: false });
    let parts: ReferenceParts;
    test.beforeEach(async ({ page }) => {
      await page.goto(`/api/${api.id}`, { waitUntil: 'domcontentloaded' });
      parts = await readReference(page);
    });

    test('badges, statuses, methods and names are those of the model', () => {
      expect(parts.operations.map(({ id }) => id).sort()).toEqual(
        api.operations.map(({ id }) => id).sort(),
      );
      for (const operation of api.operations) {
        const shown = parts.operations.find(({ id }) => id === operation.id);
        const { parameters = [], responses = [], errors = [] } = shown ?? {};
        const sorted = { parameters, responses, errors };
        expect({
          ...shown,
          ...Object.fromEntries(Object.entries(sorted).map(([name, rows]) => [name, byId(rows)])),
        }).toEqual(operationParts(operation));
      }
      checkSchemas(api, parts);
      expect(parts.side).toEqual(expect.arrayContaining(sideLinks(api)));
      expect(parts.tables.toSorted(inOrder)).toEqual(tablesIn(api).toSorted(inOrder));
      expect(repeated(parts.buttonNames), 'buttons of one name').toEqual([]);
    });
  });
}

function checkSchemas({ schemas }: Api, { schemas: shown }: ReferenceParts): void {
  expect(shown.map(({ id }) => id)).toEqual(Object.keys(schemas).map((name) => `schema-${name}`));
  const plain = Object.entries(schemas).filter(
    ([, { properties, allOf, oneOf, anyOf }]) => properties && !allOf && !oneOf && !anyOf,
  );
  for (const [name, schema] of plain) {
    const rows = shown.find(({ id }) => id === `schema-${name}`)?.rows ?? [];
    const wanted = fieldBadges(schemas, schema);
    const found = rows
      .filter((row) => wanted.some((one) => one.name === row.name))
      .map((row) => ({ name: row.name, badges: row.facts.filter((fact) => marks.includes(fact)) }));
    expect(found, name).toEqual(wanted);
  }
}

function sideLinks({ operations, schemas }: Api): [string, string][] {
  return [
    ...operations.map(({ id, method, summary }): [string, string] => [
      `${method.toUpperCase()} ${summary}`,
      `#${id}`,
    ]),
    ...Object.keys(schemas).map((name): [string, string] => [name, `#schema-${name}`]),
  ];
}

/** The tables in the texts about an API and its operations, as in their Markdown. */
function tablesIn({ description, tags, operations }: Api): string[][][] {
  const described = [...tags, ...operations, ...operations.flatMap((one) => one.parameters)];
  return [description, ...described.map((one) => one.description)].flatMap((text) =>
    [...text.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) =>
      table
        .trim()
        .split('\n')
        .filter((row) => !/^[|\s:-]+$/.test(row))
        .map((row) => row.split('|').slice(1, -1).map(plainText)),
    ),
  );
}

function inOrder(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

function plainText(markdown: string): string {
  return markdown.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '').trim();
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
