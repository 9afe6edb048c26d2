import type { Operation, Parameter, ParameterValue } from '../model.ts';
import { templateSegments } from '../url/path-template.ts';
import { kindOf } from './parameter-kind.ts';
import { isDotSegment, type PathSegment } from './path-segment.ts';
import { writePathParameter } from './write-parameter.ts';

/** Why a value that the schema accepts still could not be sent, and what could. */
export type Unsendable = { message: string; valid: string };

/** Inside a list or an object, `null` cannot be written either. */
function isNested(value: unknown): boolean {
  return typeof value === 'object';
}

function leavesOf(value: ParameterValue): readonly ParameterValue[] {
  return typeof value === 'object' ? Object.values(value) : [value];
}

const loneSurrogate = /\p{Surrogate}/u;

function textFault({ name }: Parameter, leaves: readonly ParameterValue[]): Unsendable | undefined {
  return leaves.some((leaf) => typeof leaf === 'string' && loneSurrogate.test(leaf))
    ? {
        message: `${name} contains half of a surrogate pair, which no URL can carry.`,
        valid: 'Valid Unicode text.',
      }
    : undefined;
}

function pathFault(parameter: Parameter, value: ParameterValue): Unsendable | undefined {
  return writePathParameter(parameter, value) === ''
    ? { message: `${parameter.name} is part of the path and cannot be empty.`, valid: 'Any text.' }
    : undefined;
}

const separators: { [style: string]: [string, string] } = {
  spaceDelimited: [' ', 'spaces'],
  pipeDelimited: ['|', 'vertical bars'],
};

function nothingToSend(name: string): Unsendable {
  return {
    message: `${name} is empty, so nothing would be sent.`,
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
      message: `${name} separates its values with ${plural}.`,
      valid: `Values without ${plural}.`,
    };
  }
  // On the wire, a list with one empty value and an empty list look the same.
  const alone = !explode && value.length === 1 && value[0] === '';
  return alone && (listSyntax === 'plain' || parameter.in === 'path')
    ? { message: `${name} cannot be a single empty value.`, valid: 'An empty list, or a value.' }
    : undefined;
}

/** Why a value that matches its schema cannot be sent in a URL. */
export function checkSendable(parameter: Parameter, value: ParameterValue): Unsendable | undefined {
  if (parameter.in !== 'path' && parameter.in !== 'query') return undefined;
  if (value === null) return nothingToSend(parameter.name);
  const leaves = leavesOf(value);
  if (kindOf(parameter) !== 'document' && leaves.some(isNested)) {
    return {
      message: `${parameter.name} contains nested values, which its style cannot express.`,
      valid: 'Text, numbers, true or false.',
    };
  }
  return (
    textFault(parameter, leaves) ??
    (parameter.in === 'path' ? pathFault(parameter, value) : undefined) ??
    (Array.isArray(value) ? listFault(parameter, value) : objectFault(parameter, value))
  );
}

/** Why the values of one segment of the path cannot be sent, each of which may be right alone. */
export function checkSegment({ dots }: PathSegment, name: string): Unsendable | undefined {
  if (dots === undefined) return undefined;
  return {
    message: `${name} is part of the path and cannot be '${dots.replaceAll(/%2e/gi, '.')}': such a part is removed before a request is sent, even if its dots are encoded.`,
    valid: 'At least one character other than a dot.',
  };
}

/** Some published documents have paths that no request can use. */
export function checkTemplate({ path }: Operation): Unsendable | undefined {
  const odd = /[?#]/.exec(path)?.[0];
  const dots = templateSegments(path).find(isDotSegment);
  const reason =
    odd !== undefined
      ? `what follows ${odd} is not part of a path`
      : path.includes('}{')
        ? 'two of its parameters are adjacent'
        : dots !== undefined
          ? `its part ${dots} is removed before a request is sent`
          : undefined;
  return reason === undefined
    ? undefined
    : {
        message: `The description gives ${path} as a path, but ${reason}.`,
        valid: 'A description with valid paths.',
      };
}
