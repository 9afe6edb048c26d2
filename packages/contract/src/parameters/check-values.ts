import type { Operation, Parameter, ParameterValue, Values } from '../model.ts';
import { own } from '../plain-object.ts';
import type { Problem, Where } from '../problem.ts';
import { validText } from '../schema/describe-schema.ts';
import { templateSegments } from '../url/path-template.ts';
import { decode } from '../url/percent-encoding.ts';
import { checkSegment, checkSendable, checkTemplate, type Unsendable } from './check-sendable.ts';
import { findParameter, targetsIn, unknownParameterIn } from './find-parameter.ts';
import { kindOf } from './parameter-kind.ts';
import { writeSegment } from './path-segment.ts';
import { faultProblems, undocumentedProblems, whereOf } from './value-problems.ts';
import { writeQueryParameter } from './write-parameter.ts';

function unsendableProblem(parameter: Parameter, { message, valid }: Unsendable): Problem {
  return {
    type: 'error',
    where: whereOf(parameter),
    message,
    valid,
  };
}

/** An exploded object spreads its names over the query, where they can clash with other parameters. */
function collidingName(operation: Operation, parameter: Parameter, value: ParameterValue) {
  if (parameter.in !== 'query' || !parameter.explode || kindOf(parameter) !== 'object') {
    return undefined;
  }
  const targetOf = targetsIn(operation);
  return writeQueryParameter(parameter, value)
    .map((piece) => decode(piece.slice(0, piece.indexOf('='))).text)
    .find((name) => targetOf(name)?.parameter !== parameter);
}

function collisionProblem(parameter: Parameter, name: string): Problem {
  return {
    type: 'error',
    where: whereOf(parameter),
    message: `${parameter.name} sends the name '${name}', which is read as another parameter.`,
    valid: 'Names that no other parameter has.',
  };
}

function parameterProblems(
  operation: Operation,
  parameter: Parameter,
  value: ParameterValue | undefined,
): Problem[] {
  if (value === undefined) {
    if (!parameter.required) return [];
    const message = `${parameter.name} is required.`;
    return [
      { type: 'error', where: whereOf(parameter), message, valid: validText(parameter.schema) },
    ];
  }
  const faults = faultProblems(parameter, value);
  if (faults.length > 0) return faults;
  const unsendable = checkSendable(parameter, value);
  if (unsendable) return [unsendableProblem(parameter, unsendable)];
  const name = collidingName(operation, parameter, value);
  return name === undefined
    ? undocumentedProblems(parameter, value)
    : [collisionProblem(parameter, name)];
}

function templateProblems(operation: Operation): Problem[] {
  const fault = checkTemplate(operation);
  return fault ? [{ type: 'error', where: { part: 'path' }, ...fault }] : [];
}

function segmentProblems(operation: Operation, values: Values): Problem[] {
  return templateSegments(operation.path).flatMap((template) => {
    const segment = writeSegment(operation, template, values);
    const parameter = operation.parameters.find(
      ({ in: place, name }) => place === 'path' && name === segment.unfilled[0],
    );
    const unsendable = parameter && checkSegment(segment, parameter.name);
    return unsendable ? [unsendableProblem(parameter, unsendable)] : [];
  });
}

function isKnown(operation: Operation, name: string): boolean {
  return operation.parameters.some((parameter) => parameter.key === name);
}

function unknownProblem(operation: Operation, name: string): Problem {
  const meant = findParameter(operation, name, 'query')?.name;
  if (meant === undefined) return unknownParameterIn(operation)(name);
  const message = `${name} is an alias of ${meant}; use the parameter's own name for its value.`;
  const where: Where = { part: 'query', parameter: name };
  return { type: 'warning', where, message, valid: `Write ${meant}.`, suggestion: meant };
}

/** Every problem with the values of a request, found without sending it. */
export function checkValues(operation: Operation, values: Values): Problem[] {
  return [
    ...templateProblems(operation),
    ...operation.parameters.flatMap((parameter) =>
      parameterProblems(operation, parameter, own(values ?? {}, parameter.key)),
    ),
    ...segmentProblems(operation, values ?? {}),
    ...Object.keys(values ?? {})
      .filter((name) => values[name] !== undefined && !isKnown(operation, name))
      .map((name) => unknownProblem(operation, name)),
  ];
}
