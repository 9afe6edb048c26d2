import type { Parameter } from '@portal/contract';

export type ParameterGroup = {
  /** Empty for parameters that need no heading. */
  label: string;
  parameters: Parameter[];
};

/** Up to this many parameters can be taken in at a glance. */
export const fewParameters = 8;

const places = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' };
const required = 'Required';

/** What is known about a parameter that no description groups. */
function placeOf({ in: place, required: isRequired }: Parameter): string {
  return isRequired && place !== 'path' ? required : places[place];
}

function grouped(
  parameters: readonly Parameter[],
  labelOf: (parameter: Parameter) => string,
  first: readonly string[],
): ParameterGroup[] {
  const labels = new Set([...first, ...parameters.map(labelOf)]);
  return Array.from(labels, (label) => ({
    label,
    parameters: parameters.filter((parameter) => labelOf(parameter) === label),
  })).filter((group) => group.parameters.length > 0);
}

/**
 * Each parameter once: in the groups of the description, in the order in which they first appear,
 * with required ones that have no group before them; otherwise by location, if there are many.
 */
export function groupParameters(parameters: readonly Parameter[]): ParameterGroup[] {
  if (parameters.some(({ group }) => group !== undefined)) {
    const labelOf = ({ group, required: isRequired }: Parameter) =>
      group ?? (isRequired ? '' : 'Other parameters');
    return grouped(parameters, labelOf, ['']);
  }
  if (parameters.length <= fewParameters) return grouped(parameters, () => '', []);
  return grouped(parameters, placeOf, ['Path', required, 'Query', 'Headers', 'Cookies']);
}
