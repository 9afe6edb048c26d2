import type { Parameter, ParameterValue } from '../model.ts';
import { type Candidate, type FindNearest, forFirstFew, nearestOf } from '../nearest.ts';
import type { Problem, Where } from '../problem.ts';
import { checkSchema, type Fault } from '../schema/check-schema.ts';
import { listOf, validText } from '../schema/describe-schema.ts';
import { nearestNumbers, writeScalar } from '../schema/scalar-text.ts';

export function whereOf(parameter: Parameter, index?: unknown): Where {
  return {
    part: parameter.in,
    parameter: parameter.key,
    ...(typeof index === 'number' ? { index } : {}),
  };
}

/** Long values are cut short, so that a message can be read at a glance. */
function show(value: unknown): string {
  const text = writeScalar(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return typeof value === 'string' ? `'${short}'` : short;
}

/** A message about the fault. `name` is what the reader calls the value. */
export function faultMessage(name: string, { keyword, value, missing = [] }: Fault): string {
  switch (keyword) {
    case 'enum':
    case 'const':
      return `${name} has no value ${show(value)}.`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `${name} is ${show(value)}, which is too small.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `${name} is ${show(value)}, which is too large.`;
    case 'minLength':
    case 'minItems':
      return `${name} is ${value === '' || (Array.isArray(value) && value.length === 0) ? 'empty' : 'too short'}.`;
    case 'maxLength':
    case 'maxItems':
      return `${name} is too long.`;
    case 'uniqueItems':
      return `${name} contains a value twice.`;
    case 'required':
      return `${name} lacks ${listOf(missing)}.`;
    default:
      return `${name} cannot be ${show(value)}.`;
  }
}

function fromChoices({ choices }: Parameter): Candidate[] {
  return (choices?.values ?? []).map(({ value, meaning }) => ({
    value: String(value),
    also: [meaning],
  }));
}

/** An example date is no nearer to the reader's than any other. */
function fromExamples({ examples, schema }: Parameter): Candidate[] {
  if (schema.format !== undefined) return [];
  return examples
    .flatMap(({ value }) => value)
    .filter((value) => typeof value === 'string')
    .map((value) => ({ value }));
}

/** To a reader, examples explain more than a pattern does. */
function validOf({ examples }: Parameter, { schema, keyword }: Fault): string {
  const texts = examples.flatMap(({ value }) => value).filter((value) => typeof value === 'string');
  return keyword === 'pattern' && texts.length > 0
    ? `For example ${listOf([...new Set(texts)].map(show))}.`
    : validText(schema);
}

function faultProblem(parameter: Parameter, fault: Fault, nearest: FindNearest): Problem {
  const suggestion = typeof fault.value === 'string' ? nearest(fault.value) : undefined;
  return {
    type: 'error',
    where: whereOf(parameter, fault.path[0]),
    message: faultMessage(parameter.name, fault),
    // What the schema accepts besides would include the value that it refuses.
    ...(fault.keyword === 'not' ? {} : { valid: validOf(parameter, fault) }),
    ...(suggestion === undefined || suggestion === fault.value ? {} : { suggestion }),
  };
}

function faultsOf({ schema }: Parameter, value: ParameterValue): Fault[] {
  const faults = checkSchema(schema, value);
  if (faults.length === 0) return faults;
  const places = new Set(faults.map(({ path }) => path.join('/')));
  return checkSchema(schema, nearestNumbers(value)).filter(({ path }) =>
    places.has(path.join('/')),
  );
}

/** One problem per value: the first broken rule is enough. */
export function faultProblems(parameter: Parameter, value: ParameterValue): Problem[] {
  const first = new Map<unknown, Fault>();
  for (const fault of faultsOf(parameter, value)) {
    if (!first.has(fault.path[0])) first.set(fault.path[0], fault);
  }
  if (first.size === 0) return [];
  const nearest = forFirstFew(nearestOf([...fromChoices(parameter), ...fromExamples(parameter)]));
  return Array.from(first.values(), (fault) => faultProblem(parameter, fault, nearest));
}

/** An open list accepts any value, but an undocumented one is often a mistake. */
export function undocumentedProblems(parameter: Parameter, value: ParameterValue): Problem[] {
  const { choices, name } = parameter;
  if (!choices || choices.closed) return [];
  const known = choices.values.map((choice) => choice.value);
  const nearest = forFirstFew(nearestOf(fromChoices(parameter)));
  const valid = `Documented: ${listOf(known)}.`;
  return [value].flat().flatMap((one, index): Problem[] => {
    if (known.some((choice) => choice === one)) return [];
    const suggestion = nearest(writeScalar(one));
    return [
      {
        type: 'warning',
        where: whereOf(parameter, Array.isArray(value) ? index : undefined),
        message: `${show(one)} is not a documented value of ${name}; the service accepts it, and it may match nothing.`,
        valid,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  });
}
