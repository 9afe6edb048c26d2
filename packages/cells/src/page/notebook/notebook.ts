import type { Cell, CellLanguage } from '../../cell.ts';
import type { Hosts } from '../../run/hosts.ts';
import type { DrawOutput } from '../outputs/draw-output.ts';
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
  /** In a browser, for a reader who follows a link within the site. */
  later: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
};

/** Where cells run that do not run in the page, and why they do not. */
export type RunElsewhere = {
  /** e.g. "This tutorial uses pandas, which does not run in the page." */
  reason: string;
  /** What to download, if there is anything */
  href?: string;
};

/** What the parts of a tutorial's page share. */
export type Notebook = {
  tutorial: string;
  /** The language whose cells are visible. */
  language: CellLanguage;
  /** By language; absent if its cells run here. */
  elsewhere: Partial<Record<CellLanguage, RunElsewhere>>;
  /** Otherwise each cell shows what is happening in it. */
  hasToolbar: boolean;
  state: NotebookState;
  recorded: Recorded;
  transports: readonly CellTransport[];
  chosen: CellTransport | undefined;
  /** Present once a cell has been told to run. */
  drawOutput: DrawOutput | undefined;
  actions: NotebookActions;
};

export type NotebookActions = {
  /** Adds a cell of the page, as written. Returns a function that removes it. */
  register(cell: Cell): () => void;
  run(cell: string): void;
  /** Fetches what cells in this language need, unless the reader saves data or has it already. */
  prepare(language: CellLanguage): void;
  /** Those of the visible language */
  runAll(): void;
  stop(): void;
  /** Those of the visible language */
  reset(): void;
  /** Opens or closes its editor. */
  setEditing(cell: string, isEditing: boolean): void;
  edit(cell: string, source: string): void;
  /** Also closes its editor. */
  resetCell(cell: string): void;
  choose(transport: string): void;
};
