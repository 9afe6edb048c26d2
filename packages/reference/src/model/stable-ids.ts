import type { Operation } from '@portal/contract';

/** HTML allows every character in an id but white space. */
function asId(text: string): string {
  return text.replace(/\s+/g, '-');
}

/** `getWorks` */
export function operationAnchor({ id }: Pick<Operation, 'id'>): string {
  return asId(id);
}

/** `getWorks.include`; a second parameter of the same name elsewhere says where it is. */
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
  return asId(`schema-${[name, ...path].join('.')}`);
}

/** `tag-Works` */
export function tagId(name: string): string {
  return asId(`tag-${name}`);
}
