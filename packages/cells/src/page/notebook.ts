import type { Cell } from '../cell.ts';
import type { Hosts } from '../run/hosts.ts';
import type { DrawOutput } from './draw-output.ts';
import type { NotebookState } from './notebook-state.ts';

/** Where the requests of cells go: the sandbox, or the live services. */
export type CellTransport = {
  id: string;
  /** e.g. "Sandbox" */
  label: string;
  hosts: Hosts;
  /** Resolves once requests will be answered. */
  ready(): Promise<unknown>;
};

/** What the cells of each tutorial showed when the site was built, as HTML by the cell's id. */
export type Recorded = {
  /** While the page is prerendered: everything. In a browser: nothing. */
  now: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** In a browser, for a reader who comes by a link inside the site. */
  later: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
};

/** What the parts of a tutorial's page share. */
export type Notebook = {
  tutorial: string;
  state: NotebookState;
  recorded: Recorded;
  transports: readonly CellTransport[];
  chosen: CellTransport | undefined;
  /** Present once a cell has been told to run. */
  drawOutput: DrawOutput | undefined;
  actions: NotebookActions;
};

export type NotebookActions = {
  /** Tells of a cell in the page, as it was written. Returns what takes it back. */
  register(cell: Cell): () => void;
  run(cell: string): void;
  runAll(): void;
  stop(): void;
  reset(): void;
  edit(cell: string, source: string): void;
  resetCell(cell: string): void;
  choose(transport: string): void;
};
