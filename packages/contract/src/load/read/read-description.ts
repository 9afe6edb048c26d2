import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  getLineColLocation,
  type LocationObject,
  lintDocument,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { pointerOf } from '../../json-pointer.ts';
import type { ApiProblem } from '../api-problem.ts';
import { asObject, asText } from '../json.ts';
import { methodsOf, withPathItems } from '../methods.ts';
import { versionFault } from './description-version.ts';
import { giveOperationIds } from './give-operation-ids.ts';
import { refersOutside } from './outside-references.ts';
import { parseDescription } from './parse-description.ts';

/** One file, bundled, with a way to point into it. */
export type Description = {
  /** As named in problems, e.g. `catalogue.yaml`. */
  file: string;
  /** The full path. */
  path: string;
  isStrict: boolean;
  /** Whether everything it consists of is in this file. */
  isSelfContained: boolean;
  document: unknown;
  /** Original ids of operations whose ids were replaced, by method and path: `get /works`. */
  replacedIds: ReadonlyMap<string, string>;
  /** An error in a strict description, and a warning in any other. */
  problemAt: (pointer: string, message: string) => ApiProblem;
};

export type ReadDescription = { description: Description | undefined; problems: ApiProblem[] };

const uniqueIds = 'operation-operationId-unique';

/** Rules for every description; matters of taste are left to the linter's config. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  [uniqueIds]: 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'no-identical-paths': 'error',
  'spec-components-invalid-map-name': 'error',
} as const;

/** In other descriptions, operations without a usable id are given one. */
const strictRules = {
  ...rules,
  'operation-operationId': 'error',
  'operation-operationId-url-safe': 'error',
} as const;

/** The linter's settings. Creating them takes longer than linting a small description. */
export function structureConfig(isStrict: boolean): Promise<Config> {
  return createConfig({ rules: isStrict ? strictRules : rules });
}

type Severity = ApiProblem['severity'];

/** The bundling parser stops at the first fault; this one is slower but finds them all. */
function syntaxProblems(file: string, text: string, severity: Severity = 'error'): ApiProblem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeOf = (at: number) => {
    const { line, col } = lineCounter.linePos(at);
    return { line, column: col };
  };
  const repeated = repeatedKeys(document);
  const problems = document.errors.map(({ message, pos: [start] }) => {
    const key = repeated.get(start);
    const first = key && placeOf(key.first);
    const words = first
      ? `${key.name} must be unique; it is already at ${file}:${first.line}:${first.column}.`
      : message;
    return { file, ...placeOf(start), pointer: '#/', message: words, severity };
  });
  // One mistake upsets everything after it on the same line.
  return problems.filter(({ line }, index) => problems[index - 1]?.line !== line);
}

/** Keys that a mapping already has, by where they are, with where they are first. */
function repeatedKeys(
  document: ReturnType<typeof parseDocument>,
): Map<number, { name: string; first: number }> {
  const repeated = new Map<number, { name: string; first: number }>();
  visit(document, {
    Map(_, { items }) {
      const firsts = new Map<string, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [name, at] = [String(key.value), key.range[0]];
        const first = firsts.get(name);
        if (first === undefined) firsts.set(name, at);
        else repeated.set(at, { name, first });
      }
    },
  });
  return repeated;
}

/** Looks up lines lazily: of thousands of warnings, only a few are printed. */
function locate(
  folder: string,
  location: LocationObject,
  message: string,
  severity: Severity,
): ApiProblem {
  let start: { line: number; col: number } | undefined;
  const find = () => {
    start ??= getLineColLocation(location).start;
    return start;
  };
  return {
    file: relative(folder, location.source.absoluteRef),
    get line() {
      return find().line;
    },
    get column() {
      return find().col;
    },
    pointer: location.pointer ?? '#/',
    message,
    severity,
  };
}

function fromLint(
  folder: string,
  problem: NormalizedProblem,
  severity: Severity,
  messageOf: (problem: NormalizedProblem) => string,
): ApiProblem[] {
  const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
  const [location] = problem.location;
  return location ? [locate(folder, location, `${messageOf(problem)}${hint}`, severity)] : [];
}

/** The first operation with the id of another, as a path. */
function firstWithId(document: unknown, id: string): (string | number)[] | undefined {
  for (const [path, item] of Object.entries(asObject(asObject(document).paths))) {
    for (const method of methodsOf(asObject(item))) {
      if (asObject(asObject(item)[method]).operationId === id) return ['paths', path, method];
    }
  }
  return undefined;
}

/**
 * Reads, checks and bundles one file, returning whatever is wrong with it as problems. One that
 * `isChecked` has been linted before.
 */
export async function readDescription(
  folder: string,
  path: string,
  config: Config,
  { isStrict, isChecked }: { isStrict: boolean; isChecked: boolean },
): Promise<ReadDescription> {
  const severity = isStrict ? 'error' : 'warning';
  const file = relative(folder, path);
  const failure = (message: string): ReadDescription => ({
    description: undefined,
    problems: [{ file, line: 1, column: 1, pointer: '#/', message, severity: 'error' }],
  });
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') {
    return failure(text.code === 'ENOENT' ? `There is no file ${path}` : text.message);
  }
  const source = new Source(path, text.replace(/^\uFEFF/, ''));
  const problemAt = (pointer: string, message: string) =>
    locate(folder, { source, pointer, reportOnKey: true }, message, severity);
  const resolver = new BaseResolver(config.resolve);
  try {
    const { document: written, loops, fault: slip } = parseDescription(text, { isStrict });
    const fault = versionFault(written);
    if (fault !== undefined) return failure(fault);
    const checked = { source, parsed: isStrict ? written : withVersionText(written) };
    const lint = () =>
      lintDocument({ document: checked, config, externalRefResolver: resolver }).catch(
        (error: Error) => {
          if (isStrict) throw error;
          return [problemAt('#/', `The linter gave up: ${error.message}`)];
        },
      );
    const found = isChecked ? [] : await lint();
    const wordsOf = ({ ruleId, message, location }: NormalizedProblem) => {
      const id = location[0]?.pointer?.split('/').at(-1) ?? '';
      const first = ruleId === uniqueIds ? firstWithId(written, id) : undefined;
      if (!first) return message;
      const { line, column } = problemAt(`#${pointerOf([...first, 'operationId'])}`, '');
      return `operationId ${id} must be unique; it is already at ${file}:${line}:${column}.`;
    };
    // Bundling replaces the references.
    const isSelfContained = !refersOutside(checked.parsed);
    const whole = withPathItems(asObject(await bundled(checked, config, resolver)));
    const { document, replaced } = isStrict
      ? { document: whole, replaced: new Map<string, string>() }
      : giveOperationIds(whole, (text) => hash('sha256', text).slice(0, 8));
    return {
      description: {
        ...{ file, path, isStrict, isSelfContained, document },
        ...{ replacedIds: replaced, problemAt },
      },
      problems: [
        ...(slip === undefined ? [] : syntaxProblems(file, source.body, severity)),
        ...loops.map((pointer) => problemAt(pointer, 'An alias puts this part inside itself.')),
        ...found.flatMap((one) =>
          'ruleId' in one ? fromLint(folder, one, severity, wordsOf) : [one],
        ),
      ],
    };
  } catch (error) {
    const broken = syntaxProblems(file, source.body);
    if (broken.length > 0) return { description: undefined, problems: broken };
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/** Unquoted, `openapi: 3.0` is a number, for which the linter has no rules. */
function withVersionText(parsed: unknown): unknown {
  const { openapi, ...rest } = asObject(parsed);
  const [, minor = '0'] = asText(openapi).split('.');
  return typeof openapi === 'string' && /^3\.\d\./.test(openapi)
    ? parsed
    : { openapi: `3.${minor}.0`, ...rest };
}

async function bundled(doc: Document, config: Config, resolver: BaseResolver): Promise<unknown> {
  if (!refersOutside(doc.parsed)) return doc.parsed;
  const { bundle: whole } = await bundle({ doc, config, externalRefResolver: resolver });
  return whole.parsed;
}
