import { type Choice, kindOf, type Parameter, type Schema } from '@portal/contract';

/** The control for a parameter. */
export type ControlKind =
  | { kind: 'list'; choices: Choice[] }
  | { kind: 'select'; choices: Choice[] }
  | { kind: 'number'; min?: number; max?: number; step: number }
  | { kind: 'date' }
  | { kind: 'text'; choices: Choice[] }
  | { kind: 'json' };

function typesOf({ type }: Schema): string[] {
  return [type ?? []].flat();
}

function numberControl({ minimum, maximum, multipleOf, type }: Schema): ControlKind {
  return {
    kind: 'number',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    step: multipleOf ?? (type === 'integer' ? 1 : 0.1),
  };
}

const yesOrNo: Choice[] = [
  { value: true, meaning: '' },
  { value: false, meaning: '' },
];

export function controlKindOf(parameter: Parameter): ControlKind {
  const { schema, choices } = parameter;
  const kind = kindOf(parameter);
  if (kind === 'list') return { kind, choices: choices?.values ?? [] };
  if (kind !== 'scalar') return { kind: 'json' };
  if (choices?.closed) return { kind: 'select', choices: choices.values };
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 1 && types[0] === 'boolean') return { kind: 'select', choices: yesOrNo };
  if (types.length === 1 && /^(?:integer|number)$/.test(types[0] ?? '')) {
    return numberControl({ ...schema, type: types[0] ?? 'number' });
  }
  if (schema.format === 'date') return { kind: 'date' };
  return { kind: 'text', choices: choices?.values ?? [] };
}

/**
 * One step up or down from a text, within the range; from an empty one, to the start of the range.
 */
export function stepped(
  text: string,
  by: 1 | -1,
  { min, max, step }: { min?: number; max?: number; step: number },
): string {
  const current = text.trim() === '' ? Number.NaN : Number(text);
  const next = Number.isFinite(current) ? current + by * step : (min ?? 0);
  const inside = Math.min(max ?? next, Math.max(min ?? next, next));
  // Steps of a tenth would otherwise add up to 0.30000000000000004.
  return String(Number(inside.toFixed(10)));
}

/** A browser's date control shows nothing for a text that is not a date. */
export function isDateText(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
