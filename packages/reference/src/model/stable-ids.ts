import type { Api, Operation } from '@portal/contract';

/**
 * HTML allows every character in an id except white space. Others are replaced by their code, so
 * that no two names share an id: `a b` -> `a~20b`.
 */
function asId(text: string, replaced = /[\s~]/g): string {
  return text.replace(replaced, (one) => `~${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** `getWorks` */
export function operationAnchor({ id }: Pick<Operation, 'id'>): string {
  return asId(id);
}

/** `getWorks.include`; a second parameter of the same name adds its location. */
export function parameterAnchor(operation: Operation, parameter: { name: string; in: string }) {
  const first = operation.parameters.find(({ name }) => name === parameter.name);
  const place = first === undefined || first.in === parameter.in ? '' : `${parameter.in}.`;
  return `${operationAnchor(operation)}.${place}${asId(parameter.name)}`;
}

/** `getWorks-404`: a hyphen, since a parameter may have any name after the dot. */
export function responseAnchor(operation: Operation, status: string): string {
  return `${operationAnchor(operation)}-${asId(status)}`;
}

/** `schema-Work`, or `schema-Work.items` for something inside it. */
export function schemaAnchor(name: string, path: readonly string[] = []): string {
  return fieldAnchor(`schema-${asId(name, /[\s~.]/g)}`, path);
}

/**
 * `getWorks-body.title`: a field of something that has an id. A dot inside a name is written `~2e`.
 */
export function fieldAnchor(base: string, path: readonly string[]): string {
  return [base, ...path.map((name) => asId(name, /[\s~.]/g))].join('.');
}

/** `createWork-body`; each content type after the first is numbered. */
export function bodyAnchor(operation: Pick<Operation, 'id'>, index = 0): string {
  return `${operationAnchor(operation)}-body${index === 0 ? '' : `-${index + 1}`}`;
}

/** `auth-apiKey` */
export function schemeAnchor(name: string): string {
  return `auth-${asId(name)}`;
}

type Section = 'authentication' | 'downloads' | 'webhooks' | 'schemas';

/** A part of the page, e.g. `webhooks`; an operation of that name keeps the plain one. */
export function sectionAnchor({ operations }: Pick<Api, 'operations'>, section: Section): string {
  return operations.some(({ id }) => operationAnchor({ id }) === section)
    ? `${section}-section`
    : section;
}

/** Makes each name unique: repetitions are numbered. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  });
}

/** `tag-Works`, `tag-Two-words`; see `groupByTag` for two tags that this makes the same. */
export function tagId(name: string): string {
  return `tag-${name.replace(/\s+/g, '-')}`;
}
