import type { Api, Choice, Operation } from '@portal/contract';

/**
 * What the reference shows of an API and under which ids; search does not depend on the reference.
 */
export type ReferencePage = {
  /** e.g. `/api/catalogue` */
  path: string;
  title: string;
  description: string;
  /** Its descriptions are plain text. */
  api: Api;
  /** Of an id on one of the API's pages, e.g. `/api/catalogue#getWorks`. */
  addressOf(anchor: string): string;
  operationAnchor(operation: Operation): string;
  parameterAnchor(operation: Operation, parameter: { name: string; in: string }): string;
  /** What is sent with a request. */
  bodyFieldsOf(operation: Operation): readonly ShownField[];
  errorsOf(operation: Operation): readonly ShownError[];
  schemaAnchor(name: string): string;
  fieldsOf(schema: string): readonly ShownField[];
  /** Parts of the page besides operations and schemas, e.g. its downloads. */
  sections: readonly ShownSection[];
};

export type ShownSection = {
  /** e.g. `downloads` */
  id: string;
  title: string;
  text: string;
};

export type ShownError = {
  /** e.g. `getWork-410` */
  id: string;
  status: string;
  /** e.g. `410 Gone` */
  title: string;
  description: string;
  whatToDo: string;
};

export type ShownField = {
  /** e.g. `schema-Work.items` */
  id: string;
  /** From the schema to here, e.g. `['items']`. */
  path: readonly string[];
  description: string;
  choices: readonly Choice[];
};
