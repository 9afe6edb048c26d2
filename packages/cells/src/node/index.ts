export { type Cell, cellsOf } from '../cell.ts';
export { parseCells, TutorialError } from '../markdown/parse-cells.ts';
export type { TrackLanguage } from '../tracks/index.ts';
export { recordDifferences } from './compare-records.ts';
export { type KeptPicture, shownPictures } from './kept-pictures.ts';
export { printOutput } from './print-output.ts';
export { type RecordOptions, recordTrack } from './record-track.ts';
export { type RanTutorial, type RunTutorialOptions, runTutorial } from './run-tutorial.ts';
export { recordAt, staleCells, type TrackRecord } from './track-record.ts';
