import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Cell, type CellLanguage, cellLanguages, cellsOf } from '../../cell.ts';
import { createRunner, type Runner, type WorkerPort } from '../create-runner.ts';
import type { DrawOutput } from '../outputs/draw-output.ts';
import { type EditStorage, readEdits, writeEdits } from './kept-edits.ts';
import type {
  CellTransport,
  Notebook,
  NotebookActions,
  Recorded,
  RunElsewhere,
} from './notebook.ts';
import { cellState, type NotebookState, nextState, startingState } from './notebook-state.ts';
import { planRun } from './plan-run.ts';

export type NotebookOptions = {
  /** The last part of its address, e.g. "exploring-collections-apis". */
  tutorial: string;
  recorded: Recorded;
  /** The first is the initial choice. */
  transports: readonly CellTransport[];
  /** The language whose cells are visible */
  language: CellLanguage;
  /** What runs the cells of each language that runs in the page */
  workers: Partial<Record<CellLanguage, () => WorkerPort>>;
  /** For each language of the page that does not */
  elsewhere: Partial<Record<CellLanguage, RunElsewhere>>;
  hasToolbar: boolean;
  /** `undefined` if the browser allows none. */
  storage: () => EditStorage | undefined;
  /** Whether the reader would rather not download what may not be needed */
  savesData: () => boolean;
};

type Texts = Record<string, string>;

/** Everything that happens on a tutorial's page. */
export function useNotebook(options: NotebookOptions): Notebook {
  const [state, dispatch] = useReducer(nextState, startingState);
  const [chosenId, setChosenId] = useState('');
  const [drawOutput, setDrawOutput] = useState<DrawOutput>();
  const chosen = options.transports.find(({ id }) => id === chosenId) ?? options.transports[0];
  const cells = useRef(new Map<string, Cell>());
  const latest = useRef({ state, chosen, drawOutput, options });
  latest.current = { state, chosen, drawOutput, options };
  const runners = useRef<Partial<Record<CellLanguage, Runner>>>({});
  const attempt = useRef(0);

  const actions = useMemo((): NotebookActions => {
    /** One for each language, so that both keep their variables. */
    function runnerOf(language: CellLanguage): Runner | undefined {
      const open = latest.current.options.workers[language];
      if (!open) return undefined;
      runners.current[language] ??= createRunner({
        open,
        onMessage: (message) => dispatch({ type: 'worker', message }),
        onFailure: (reason) => fail(notStarted(reason)),
        onRefusal: (part) => fail(refused(part)),
      });
      return runners.current[language];
    }

    /** In page order, with the code as the reader has it. */
    function currentCells(language: CellLanguage): Cell[] {
      return cellsOf([...cells.current.values()], language)
        .sort((a, b) => numberOf(a) - numberOf(b))
        .map((cell) => {
          const { edited } = cellState(latest.current.state, cell.id);
          return edited === undefined ? cell : { ...cell, source: edited };
        });
    }

    /** Loaded with the first run: most readers never run anything. */
    async function loadDrawOutput(): Promise<DrawOutput> {
      if (latest.current.drawOutput) return latest.current.drawOutput;
      const { createDrawOutput } = await import('../outputs/draw-output.ts').catch((cause) => {
        throw new Error(notStarted(''), { cause });
      });
      const hosts = latest.current.options.transports.flatMap((one) => Object.values(one.hosts));
      return createDrawOutput(new Set([location.href, ...hosts].map((url) => new URL(url).origin)));
    }

    async function start(list: Cell[], isFresh: boolean): Promise<void> {
      const { chosen: transport } = latest.current;
      const runner = list[0] && runnerOf(list[0].language);
      if (!transport || !runner) return;
      attempt.current += 1;
      const own = attempt.current;
      if (isFresh) runner.renew();
      dispatch({ type: 'start', cells: list, isFresh });
      try {
        const [draw] = await Promise.all([loadDrawOutput(), transport.ready()]);
        if (own !== attempt.current) return;
        setDrawOutput(() => draw);
        runner.run(list, transport.hosts);
      } catch (error) {
        if (own !== attempt.current) return;
        dispatch({ type: 'fail', message: error instanceof Error ? error.message : String(error) });
      }
    }

    function end(): void {
      attempt.current += 1;
      for (const language of cellLanguages) runners.current[language]?.end();
    }

    function fail(message: string): void {
      end();
      dispatch({ type: 'fail', message });
    }

    /** Returns whether the browser stores the current edits, beside those of other tabs. */
    function keep(change: (edits: Texts) => void): boolean {
      const { storage, tutorial } = latest.current.options;
      const kept = storage();
      if (kept === undefined) return false;
      const originals = textsOf(cells.current);
      const stored = readEdits(kept, tutorial, originals).edits;
      const edits = { ...stored, ...editsOf(latest.current.state) };
      change(edits);
      return writeEdits(kept, tutorial, edits, originals);
    }

    return {
      register(cell) {
        cells.current.set(cell.id, cell);
        return () => void cells.current.delete(cell.id);
      },
      run(id) {
        const language = cells.current.get(id)?.language;
        const list = language ? currentCells(language) : [];
        const target = list.find((cell) => cell.id === id);
        if (!target) return;
        const hasRun = (cell: Cell): boolean => {
          const { isKept, ran } = cellState(latest.current.state, cell.id);
          return isKept && ran === cell.source;
        };
        void start(planRun(list, target, hasRun), false);
      },
      prepare(language) {
        const { elsewhere, savesData } = latest.current.options;
        if (!elsewhere[language] && !savesData()) runnerOf(language)?.prepare();
      },
      runAll: () => void start(currentCells(latest.current.options.language), true),
      stop() {
        end();
        dispatch({ type: 'stop' });
      },
      reset() {
        end();
        const ids = currentCells(latest.current.options.language).map(({ id }) => id);
        keep((edits) => {
          for (const id of ids) delete edits[id];
        });
        dispatch({ type: 'reset', cells: ids });
      },
      setEditing: (cell, isEditing) => dispatch({ type: 'editing', cell, isEditing }),
      edit(id, source) {
        const edited = source === cells.current.get(id)?.source ? undefined : source;
        const isKept = keep((edits) => {
          if (edited === undefined) delete edits[id];
          else edits[id] = edited;
        });
        dispatch({ type: 'edit', cell: id, edited, isKept });
      },
      resetCell(id) {
        keep((edits) => delete edits[id]);
        dispatch({ type: 'edit', cell: id, edited: undefined, isKept: true });
        dispatch({ type: 'editing', cell: id, isEditing: false });
      },
      choose(id) {
        end();
        setChosenId(id);
        dispatch({
          type: 'forget',
          message: 'The next run starts from scratch with the other services.',
        });
      },
    };
  }, []);

  // Cells register themselves before this runs: effects of children come first.
  useEffect(() => {
    const { storage, tutorial } = latest.current.options;
    const kept = storage();
    if (kept) {
      const { edits, dropped } = readEdits(kept, tutorial, textsOf(cells.current));
      if (dropped > 0) writeEdits(kept, tutorial, edits, textsOf(cells.current));
      if (dropped > 0 || Object.keys(edits).length > 0) {
        dispatch({ type: 'restore', edits, dropped });
      }
    }
    return () => {
      attempt.current += 1;
      for (const one of cellLanguages) runners.current[one]?.end();
    };
  }, []);

  const { tutorial, language, elsewhere, recorded, transports, hasToolbar } = options;
  return {
    ...{ tutorial, language, elsewhere, recorded, transports, hasToolbar },
    ...{ state, chosen, drawOutput, actions },
  };
}

function numberOf({ id }: Cell): number {
  return Number(id.replace(/\D+/g, ''));
}

function textsOf(cells: ReadonlyMap<string, Cell>): Texts {
  return Object.fromEntries([...cells.values()].map(({ id, source }) => [id, source]));
}

function editsOf({ cells }: NotebookState): Texts {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([id, { edited }]) =>
      edited === undefined ? [] : [[id, edited]],
    ),
  );
}

function notStarted(reason: string): string {
  const why = reason === '' ? '' : ` (${reason})`;
  return `The program that runs cells could not be started${why}. Check that you are online, then try again.`;
}

function refused(part: string): string {
  return `Stopped: the code sent this page a message that it does not accept (wrong at "${part}"). Show results with show(), table(), images(), plot() or svg(). All variables are gone.`;
}
