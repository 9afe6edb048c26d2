import {
  type Choice,
  type Example,
  kindOf,
  type Operation,
  type Parameter,
  parameterText,
} from '@portal/contract';
import { groupParameters } from './group-parameters.ts';
import { constraintsOf, patternsOf, valueInWords } from './schema/constraint-words.ts';
import { typeInWords } from './schema/type-words.ts';
import { parameterAnchor } from './stable-ids.ts';

/** `text` is what to write: with quotes if a value of a list contains a comma. */
export type ParameterExample = Example & { text: string };

export type ParameterView = {
  /** `getWorks.include` */
  id: string;
  name: string;
  in: Parameter['in'];
  required: boolean;
  deprecated: boolean;
  /** Markdown, or HTML for a page. */
  description: string;
  /** `whole number` */
  type: string;
  /** `['1 to 100', 'default 10']` */
  constraints: string[];
  patterns: string[];
  /** `whole number, 1 to 100, default 10` */
  summary: string;
  choices: Choice[];
  /** Whether any other value is refused. */
  closed: boolean;
  /** How several values are written in one request. */
  severalValues?: string;
  examples: ParameterExample[];
  traps: string[];
  combines?: string;
  aliases: string[];
};

const separators: Record<string, string> = { spaceDelimited: 'spaces', pipeDelimited: '|' };

function severalValues(parameter: Parameter): string | undefined {
  const { name, style, explode, listSyntax } = parameter;
  if (kindOf(parameter) !== 'list') return undefined;
  if (explode && parameter.in === 'query') return `Repeat ${name} for each value.`;
  const separator = Object.hasOwn(separators, style) ? separators[style] : undefined;
  if (separator !== undefined) return `Separate several values by ${separator}.`;
  return listSyntax === 'csv'
    ? 'Separate several values by commas. Put a value that contains a comma in double quotes.'
    : 'Separate several values by commas. A value cannot contain a comma.';
}

function exampleText(parameter: Parameter, { value }: Example): string {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? valueInWords(value) : parameterText(parameter, value);
}

export function describeParameter(operation: Operation, parameter: Parameter): ParameterView {
  const { name, schema, choices, combines } = parameter;
  const type = typeInWords({}, schema);
  const constraints = constraintsOf(schema);
  const several = severalValues(parameter);
  return {
    id: parameterAnchor(operation, parameter),
    name,
    in: parameter.in,
    required: parameter.required,
    deprecated: parameter.deprecated,
    description: parameter.description,
    type,
    constraints,
    patterns: patternsOf(schema),
    summary: [type, ...constraints].join(', '),
    choices: choices?.values ?? [],
    closed: choices?.closed ?? false,
    ...(several === undefined ? {} : { severalValues: several }),
    examples: parameter.examples.map((one) => ({ ...one, text: exampleText(parameter, one) })),
    traps: parameter.traps,
    ...(combines === undefined ? {} : { combines }),
    aliases: parameter.aliases,
  };
}

type ParameterGroupView = {
  /** Empty for parameters that need no heading. */
  label: string;
  views: ParameterView[];
};

/**
 * In the groups of the description, as the console has them; one without a label if it has none. In each,
 * those in the path are first, then the required ones, otherwise in the order of the description.
 */
export function describeParameters(operation: Operation): ParameterGroupView[] {
  const { parameters } = operation;
  const rank = ({ in: place, required }: Parameter) => (place === 'path' ? 0 : required ? 1 : 2);
  const isGrouped = parameters.some(({ group }) => group !== undefined);
  const groups = isGrouped ? groupParameters(parameters) : [{ label: '', parameters }];
  return groups.map((group) => ({
    label: group.label,
    views: group.parameters
      .toSorted((left, right) => rank(left) - rank(right))
      .map((parameter) => describeParameter(operation, parameter)),
  }));
}
