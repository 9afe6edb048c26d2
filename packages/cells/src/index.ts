export { type Cell, type CellLanguage, cellLanguages, cellsOf } from './cell.ts';
export { outputHtml, type PlacedPicture } from './html/output-html.ts';
export { type CellModule, type ModuleList, modules } from './modules.ts';
export type * from './output.ts';
export type { RunnerFetch } from './run/cell-fetch.ts';
export type { Hosts } from './run/hosts.ts';
export {
  type CellResult,
  openSession,
  type Session,
  type SessionOptions,
} from './run/open-session.ts';
export { runCells } from './run/run-cells.ts';
