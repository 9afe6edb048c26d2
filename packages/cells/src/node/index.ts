export { parseCells, TutorialError } from '../markdown/parse-cells.ts';
export type { KeptPicture } from './kept-pictures.ts';
export { printOutput } from './print-output.ts';
export { type RanTutorial, type RunTutorialOptions, runTutorial } from './run-tutorial.ts';
