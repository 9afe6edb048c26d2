import type { Operation, Parameter, ParameterValue } from './model.ts';
import { kindOf } from './parameter-kind.ts';
import { writePathParameter } from './write-parameter.ts';

/** Why a value that the schema accepts would still not arrive, and what would. */
export type Unsendable = { message: string; valid: string };

/** Inside a list or an object, `null` has no written form either. */
function isNested(value: unknown): boolean {
  return typeof value === 'object';
}

function leavesOf(value: ParameterValue): readonly ParameterValue[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [value];
}

const loneSurrogate = /\p{Surrogate}/u;

function textFault({ name }: Parameter, leaves: readonly ParameterValue[]): Unsendable | undefined {
  return leaves.some((leaf) => typeof leaf === 'string' && loneSurrogate.test(leaf))
    ? { message: `${name} holds half a character, which no URL can carry.`, valid: 'Whole text.' }
    : undefined;
}

function pathFault(parameter: Parameter, value: ParameterValue): Unsendable | undefined {
  const text = writePathParameter(parameter, value);
  if (text !== '' && text !== '.' && text !== '..') return undefined;
  return {
    message: `${parameter.name} is part of the path and cannot be ${text === '' ? 'empty' : `'${text}'`}.`,
    valid: 'At least one character other than a dot.',
  };
}

const separators: { [style: string]: [string, string] } = {
  spaceDelimited: [' ', 'spaces'],
  pipeDelimited: ['|', 'upright strokes'],
};

function nothingToSend(name: string): Unsendable {
  return {
    message: `${name} holds no value, so nothing of it is sent.`,
    valid: 'Leave it out, or give it a value.',
  };
}

function objectFault({ name, explode }: Parameter, value: ParameterValue) {
  return explode && typeof value === 'object' && Object.keys(value).length === 0
    ? nothingToSend(name)
    : undefined;
}

function listFault(parameter: Parameter, value: readonly ParameterValue[]): Unsendable | undefined {
  const { name, explode, style, listSyntax } = parameter;
  if (explode && value.length === 0) return nothingToSend(name);
  const [separator, plural] = separators[style] ?? [];
  if (!explode && separator && value.some((one) => String(one).includes(separator))) {
    return {
      message: `${name} separates its values by ${plural}.`,
      valid: `Values without ${plural}.`,
    };
  }
  // Written down, a list of one empty text and an empty list are the same.
  const alone = !explode && value.length === 1 && value[0] === '';
  return alone && (listSyntax === 'plain' || parameter.in === 'path')
    ? { message: `${name} cannot hold one empty value.`, valid: 'An empty list, or a value.' }
    : undefined;
}

/** What stops a value of the right schema from travelling in a URL. */
export function checkSendable(parameter: Parameter, value: ParameterValue): Unsendable | undefined {
  if (parameter.in !== 'path' && parameter.in !== 'query') return undefined;
  if (value === null) return nothingToSend(parameter.name);
  const leaves = leavesOf(value);
  if (kindOf(parameter) !== 'document' && leaves.some(isNested)) {
    return {
      message: `${parameter.name} holds a value inside a value, which its style cannot write.`,
      valid: 'Text, numbers, true or false.',
    };
  }
  return (
    textFault(parameter, leaves) ??
    (parameter.in === 'path' ? pathFault(parameter, value) : undefined) ??
    (Array.isArray(value) ? listFault(parameter, value) : objectFault(parameter, value))
  );
}

/** Published documents have paths that no request can follow. */
export function checkTemplate({ path }: Operation): Unsendable | undefined {
  const odd = /[?#]/.exec(path)?.[0];
  const reason =
    odd !== undefined
      ? `what follows ${odd} is not path`
      : path.includes('}{')
        ? 'two of its parameters touch'
        : undefined;
  return reason === undefined
    ? undefined
    : {
        message: `The description gives ${path} as a path, but ${reason}.`,
        valid: 'A description in which every path is a path.',
      };
}
