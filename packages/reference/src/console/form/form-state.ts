import {
  itemSchemaOf,
  kindOf,
  type Operation,
  type Parameter,
  type ParameterValue,
  readScalar,
  type Values,
} from '@portal/contract';

/** Chips and what is being typed next to them; the text counts as one more value. */
export type ListField = { items: readonly string[]; draft: string };

/** What the controls hold, as texts. A parameter that is not here is not sent. */
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
  const texts = field.draft.trim() === '' ? field.items : [...field.items, field.draft.trim()];
  return texts.length === 0
    ? undefined
    : texts.map((text) => readScalar(text, itemSchemaOf(schema)));
}

/** What the form says, in the order of the description. */
export function valuesOf({ parameters }: Operation, form: FormState): Values {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const field = form.get(parameter.key);
      const value = field === undefined ? undefined : fieldValue(parameter, field);
      return value === undefined ? [] : [[parameter.key, value] as const];
    }),
  );
}

/** An emptied control is a parameter left out. */
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

/** A value is a chip only once. */
export function addItem({ items }: ListField, text: string): ListField {
  const item = text.trim();
  return { items: item === '' || items.includes(item) ? items : [...items, item], draft: '' };
}

export function removeItem({ items, draft }: ListField, at: number): ListField {
  return { items: items.filter((_, index) => index !== at), draft };
}

export function toggleItem(field: ListField, item: string): ListField {
  const at = field.items.indexOf(item);
  return at === -1 ? addItem(field, item) : { ...removeItem(field, at), draft: '' };
}

/** Puts a suggested text in place of the wrong one. */
export function replaceItem({ items, draft }: ListField, at: number, text: string): ListField {
  if (at >= items.length) return addItem({ items, draft }, text);
  return { items: [...new Set(items.with(at, text))], draft };
}
