export { isCell, trackElements } from './cell-marks.ts';
export { cellsIn, parseCells, parseMdx, TutorialError } from './parse-cells.ts';
export { tutorialSlug } from './tutorial-slug.ts';
