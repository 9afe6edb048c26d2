export { Cell, type CellProps } from './cell.tsx';
export type { WorkerPort } from './create-runner.ts';
export type { CellTransport, Recorded, RunElsewhere } from './notebook/notebook.ts';
export { NotebookProvider, usePrepare } from './notebook/notebook-context.tsx';
export { Toolbar } from './toolbar.tsx';
