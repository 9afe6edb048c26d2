import {
  itemSchemaOf,
  kindOf,
  type Operation,
  type Parameter,
  type ParameterValue,
  readScalar,
  type Values,
} from '@portal/contract';
import { type CommaRule, commaRuleOf, typedItems } from '../controls/typed-items.ts';

/** Chips and what is being typed next to them; the values in that text count too. */
export type ListField = { items: readonly string[]; draft: string };

/** The contents of the controls, as texts. A parameter that is not here is not sent. */
export type FormState = ReadonlyMap<string, string | ListField>;

export const emptyList: ListField = { items: [], draft: '' };

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function fieldOf(parameter: Parameter, value: ParameterValue): string | ListField {
  const kind = kindOf(parameter);
  if (kind === 'list') return { items: [value].flat().map(textOf), draft: '' };
  // A document that is itself a text needs its quotes to be read back.
  return kind === 'document' ? JSON.stringify(value) : textOf(value);
}

export function formOf({ parameters }: Operation, values: Values): FormState {
  return new Map(
    parameters.flatMap((parameter) => {
      const value = Object.hasOwn(values, parameter.key) ? values[parameter.key] : undefined;
      return value === undefined ? [] : [[parameter.key, fieldOf(parameter, value)] as const];
    }),
  );
}

function parsed(text: string): ParameterValue {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fieldValue(parameter: Parameter, field: string | ListField): ParameterValue | undefined {
  const { schema } = parameter;
  if (typeof field === 'string') {
    return kindOf(parameter) === 'scalar' ? readScalar(field, schema) : parsed(field);
  }
  const texts = itemsOf(field, commaRuleOf(parameter));
  return texts.length === 0
    ? undefined
    : texts.map((text) => readScalar(text, itemSchemaOf(schema)));
}

/** The values of the form, in the order of the description. */
export function valuesOf({ parameters }: Operation, form: FormState): Values {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const field = form.get(parameter.key);
      const value = field === undefined ? undefined : fieldValue(parameter, field);
      return value === undefined ? [] : [[parameter.key, value] as const];
    }),
  );
}

/** Emptying a control leaves the parameter out. */
export function withField(form: FormState, name: string, field: string | ListField): FormState {
  const next = new Map(form);
  const isEmpty =
    typeof field === 'string' ? field === '' : field.items.length === 0 && field.draft === '';
  if (isEmpty) next.delete(name);
  else next.set(name, field);
  return next;
}

export function textFieldOf(form: FormState, name: string): string {
  const field = form.get(name);
  return typeof field === 'string' ? field : '';
}

export function listFieldOf(form: FormState, name: string): ListField {
  const field = form.get(name);
  return typeof field === 'object' ? field : emptyList;
}

/** All values of a list: those that are chips, and those being typed. */
export function itemsOf({ items, draft }: ListField, rule: CommaRule): string[] {
  return [...items, ...typedItems(draft, rule)];
}

/** A value is a chip only once. */
export function addItems({ items }: ListField, added: readonly string[]): ListField {
  const isNew = (item: string, at: number) => !items.includes(item) && added.indexOf(item) === at;
  return { items: [...items, ...added.filter(isNew)], draft: '' };
}

export function removeItem({ items, draft }: ListField, at: number): ListField {
  return { items: items.filter((_, index) => index !== at), draft };
}

export function toggleItem(field: ListField, item: string): ListField {
  const at = field.items.indexOf(item);
  return at === -1 ? addItems(field, [item]) : { ...removeItem(field, at), draft: '' };
}

/** Replaces the wrong text with a suggested one. */
export function replaceItem({ items, draft }: ListField, at: number, text: string): ListField {
  if (at >= items.length) return addItems({ items, draft }, [text]);
  return { items: [...new Set(items.with(at, text))], draft };
}
