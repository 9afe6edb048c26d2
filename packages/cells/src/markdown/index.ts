export { cellsIn, isCell, parseCells, parseMdx, TutorialError } from './parse-cells.ts';
