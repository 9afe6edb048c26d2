import type { Callback, Operation, RequestBody, Schema } from '@portal/contract';
import { childrenOf, rootNode, type SchemaNode, type Schemas } from '../model/index.ts';
import { levelsOfPart, opensHere } from '../page/rows/opens-here.ts';

/**
 * A page of this weight is as heavy for a browser as one of about six operations and forty schemas
 * with every trap and example written out. The unit is a row: a parameter, a response, a field.
 */
export const mostRows = 300;

/** The weight of each besides its rows: headings, samples, buttons. */
const rowsOfOperation = 6;
const rowsOfSchema = 2;

/** Collapsed content is only text to a browser, but has to be sent. */
const foldedRow = 0.1;

function fieldsOf(schema: Schema | undefined): number {
  return Object.keys(schema?.properties ?? {}).length;
}

function rowsOfBody(schemas: Schemas, body: RequestBody | undefined): number {
  const schema = body?.content[0]?.schema;
  if (!schema) return 0;
  const named = schema.$ref === undefined ? schema : schemas[schema.$ref];
  return 1 + fieldsOf(named);
}

type Called = Pick<Operation | Callback, 'parameters' | 'responses' | 'body'>;

function rowsOfCall(schemas: Schemas, { parameters, responses, body }: Called): number {
  return parameters.length + responses.length + rowsOfBody(schemas, body);
}

export function weightOfOperation(schemas: Schemas, operation: Operation): number {
  const callbacks = operation.callbacks.map((one) => rowsOfCall(schemas, one));
  return callbacks.reduce(
    (sum, rows) => sum + rows,
    rowsOfOperation + rowsOfCall(schemas, operation),
  );
}

export function weightOfWebhook(schemas: Schemas, webhook: Callback): number {
  return rowsOfOperation + rowsOfCall(schemas, webhook);
}

function rowsFoldedIn(schemas: Schemas, node: SchemaNode): number {
  if (!opensHere(schemas, node, levelsOfPart)) return 0;
  return childrenOf(schemas, node).reduce(
    (sum, child) => sum + 1 + rowsFoldedIn(schemas, child),
    0,
  );
}

export function weightOfSchema(schemas: Schemas, name: string): number {
  const rows = childrenOf(schemas, rootNode(schemas, name));
  const folded = rows.reduce((sum, row) => sum + rowsFoldedIn(schemas, row), 0);
  return rowsOfSchema + rows.length + folded * foldedRow;
}

/**
 * Splits a list, in order, into pages of about the same weight. None weighs more than `most`,
 * unless a single item does.
 */
export function cutByWeight<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  most: number,
): Item[][] {
  const weights = items.map(weightOf);
  let left = weights.reduce((sum, weight) => sum + weight, 0);
  const pages: Item[][] = [];
  let page: Item[] = [];
  let weight = 0;
  let share = left / Math.ceil(left / most);
  items.forEach((item, index) => {
    const own = weights[index] ?? 0;
    if (page.length > 0 && (weight + own > most || weight + own / 2 > share)) {
      pages.push(page);
      left -= weight;
      share = left / Math.ceil(left / most);
      [page, weight] = [[], 0];
    }
    page.push(item);
    weight += own;
  });
  return page.length === 0 ? pages : [...pages, page];
}
