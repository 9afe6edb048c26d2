import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  type LocationObject,
  lintDocument,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core';
import { LineCounter, parseDocument } from 'yaml';
import type { ApiProblem } from './api-problem.ts';
import { giveOperationIds } from './give-operation-ids.ts';

/** One file, bundled, with a way to point into it. */
export type Description = {
  /** As problems name it, e.g. `catalogue.yaml`. */
  file: string;
  /** The whole path. */
  path: string;
  document: unknown;
  problemAt: (pointer: string, message: string) => ApiProblem;
};

export type ReadDescription = { description: Description | undefined; problems: ApiProblem[] };

/** What must hold before a description can be used at all; taste is left to the linter's config. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'no-identical-paths': 'error',
  'spec-components-invalid-map-name': 'error',
} as const;

/** Operations of other descriptions are given ids where theirs cannot be used. */
const strictRules = {
  ...rules,
  'operation-operationId': 'error',
  'operation-operationId-url-safe': 'error',
} as const;

export type StructureConfigs = { strict: Config; lenient: Config };

export async function structureConfigs(): Promise<StructureConfigs> {
  return {
    strict: await createConfig({ rules: strictRules }),
    lenient: await createConfig({ rules }),
  };
}

/** The parser that bundles stops at the first fault; this one finds them all, and takes longer. */
function syntaxProblems(file: string, text: string): ApiProblem[] {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter, prettyErrors: false });
  const problems = errors.map(({ message, pos: [start] }) => {
    const { line, col } = lineCounter.linePos(start);
    return { file, line, column: col, pointer: '#/', message };
  });
  // One slip upsets all that follows it on its line.
  return problems.filter(({ line }, index) => problems[index - 1]?.line !== line);
}

function locate(folder: string, location: LocationObject, message: string): ApiProblem {
  const { start } = getLineColLocation(location);
  return {
    file: relative(folder, location.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: location.pointer ?? '#/',
    message,
  };
}

function fromLint(folder: string, problem: NormalizedProblem): ApiProblem[] {
  const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
  const [location] = problem.location;
  return location ? [locate(folder, location, `${problem.message}${hint}`)] : [];
}

/** Reads, checks and bundles one file. What is wrong with it comes back as problems. */
export async function readDescription(
  folder: string,
  path: string,
  configs: StructureConfigs,
  isStrict: boolean,
): Promise<ReadDescription> {
  const config = isStrict ? configs.strict : configs.lenient;
  const file = relative(folder, path);
  const start = { file, line: 1, column: 1, pointer: '#/' };
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') {
    const why = text.code === 'ENOENT' ? `There is no file ${path}` : text.message;
    return { description: undefined, problems: [{ ...start, message: why }] };
  }
  const source = new Source(path, text);
  const problemAt = (pointer: string, message: string) =>
    locate(folder, { source, pointer, reportOnKey: true }, message);
  const externalRefResolver = new BaseResolver(config.resolve);
  try {
    const document = externalRefResolver.parseDocument(source, true);
    const found = await lintDocument({ document, config, externalRefResolver });
    const { bundle: bundled } = await bundle({ doc: document, config, externalRefResolver });
    if (!isStrict) giveOperationIds(bundled.parsed);
    const description = { file, path, document: bundled.parsed, problemAt };
    return { description, problems: found.flatMap((problem) => fromLint(folder, problem)) };
  } catch (error) {
    const broken = syntaxProblems(file, source.body);
    if (broken.length > 0) return { description: undefined, problems: broken };
    const message = error instanceof Error ? error.message : String(error);
    return { description: undefined, problems: [{ ...start, message }] };
  }
}
