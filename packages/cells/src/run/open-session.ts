import type { Cell } from '../cell.ts';
import { compileCell, importName, scopeName } from '../compile/compile-cell.ts';
import { createDisplay } from '../display/create-display.ts';
import { modules as allModules, type ModuleList } from '../modules.ts';
import type { DisplayEvent, ErrorOutput } from '../output.ts';
import { createCellFetch, type RunnerFetch, stoppableFetch } from './cell-fetch.ts';
import { type CellRun, describeError, sourceName } from './describe-error.ts';
import type { Hosts } from './hosts.ts';
import { createImport } from './import-module.ts';
import { random } from './random.ts';
import { reproducibleGlobals } from './reproducible-globals.ts';
import { createSharedScope } from './shared-scope.ts';

export type SessionOptions = {
  fetch: RunnerFetch;
  hosts: Hosts;
  /** Called with everything a cell shows, errors included. */
  display: (event: DisplayEvent) => void;
  modules?: ModuleList;
  /** Refuse what would give another result next time: chance, the clock, the language. */
  reproducible?: boolean;
};

export type CellResult = { cell: string; error?: ErrorOutput };

/** Variables that persist from cell to cell. */
export type Session = {
  /** @param signal ends requests and the next thing the cell shows; it cannot reach a busy loop */
  run(cell: Cell, signal?: AbortSignal): Promise<CellResult>;
};

type CellFunction = (scope: object, load: (name: unknown) => Promise<unknown>) => Promise<void>;
type CellFunctionConstructor = new (...parts: string[]) => CellFunction;

const AsyncFunction = (async () => {}).constructor as CellFunctionConstructor;

export function openSession(options: SessionOptions): Session {
  const { hosts, reproducible = false } = options;
  let stop: AbortSignal | undefined;
  const runnerFetch = stoppableFetch(options.fetch, () => stop);
  const fetch = createCellFetch(runnerFetch);
  const display = createDisplay({
    fetch,
    display(event) {
      stop?.throwIfAborted();
      options.display(event);
    },
  });
  const scope = createSharedScope({
    ...(reproducible ? reproducibleGlobals() : {}),
    ...display.helpers,
    fetch,
    hosts,
    random,
  });
  const load = createImport({
    modules: options.modules ?? allModules,
    fetch: runnerFetch,
    hosts,
  });
  const runs = new Map<number, CellRun>();

  async function execute({ id, kind, source, exercise = 0 }: Cell): Promise<void> {
    const { code, locate, declares, uses } = compileCell(source, {
      isGlobal: (name) => name in globalThis,
      isShared: scope.has,
      reproducible,
    });
    const number = runs.size + 1;
    runs.set(number, { cell: id, locate });
    scope.declare(declares);
    await display.prepare(uses);
    const body = `${code}\n//# sourceURL=${sourceName(number, id)}`;
    const run = new AsyncFunction(scopeName, importName, body);
    await run(kind === 'solution' ? scope.ofExercise(exercise) : scope.steps, load);
  }

  return {
    async run(cell, signal) {
      stop = signal;
      display.begin(cell.id);
      try {
        signal?.throwIfAborted();
        await execute(cell);
        return { cell: cell.id };
      } catch (thrown) {
        const error = describeError(thrown, cell.id, runs);
        options.display(display.failed(error));
        return { cell: cell.id, error };
      }
    },
  };
}
