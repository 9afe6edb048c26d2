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
import { LineCounter, parseDocument } from 'yaml';
import type { ApiProblem } from '../api-problem.ts';
import { asObject, asText } from '../json.ts';
import { withPathItems } from '../methods.ts';
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

/** Rules for every description; matters of taste are left to the linter's config. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
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
  const { errors } = parseDocument(text, { lineCounter, prettyErrors: false });
  const problems = errors.map(({ message, pos: [start] }) => {
    const { line, col } = lineCounter.linePos(start);
    return { file, line, column: col, pointer: '#/', message, severity };
  });
  // One mistake upsets everything after it on the same line.
  return problems.filter(({ line }, index) => problems[index - 1]?.line !== line);
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

function fromLint(folder: string, problem: NormalizedProblem, severity: Severity): ApiProblem[] {
  const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
  const [location] = problem.location;
  return location ? [locate(folder, location, `${problem.message}${hint}`, severity)] : [];
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
    // Bundling replaces the references.
    const isSelfContained = !refersOutside(checked.parsed);
    const whole = withPathItems(asObject(await bundled(checked, config, resolver)));
    const { document, replaced } = isStrict
      ? { document: whole, replaced: new Map<string, string>() }
      : giveOperationIds(whole);
    return {
      description: {
        ...{ file, path, isStrict, isSelfContained, document },
        ...{ replacedIds: replaced, problemAt },
      },
      problems: [
        ...(slip === undefined ? [] : syntaxProblems(file, source.body, severity)),
        ...loops.map((pointer) => problemAt(pointer, 'An alias puts this part inside itself.')),
        ...found.flatMap((one) => ('ruleId' in one ? fromLint(folder, one, severity) : [one])),
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
