import { relative } from 'node:path';

/** One small mistake in a source, and whether the tests noticed. */
export type Mutant = {
  /** As Stryker calls it, e.g. "Killed" */
  status: string;
  fileName: string;
  location: { start: Position; end: Position };
  /** What was written instead of what the location covers */
  replacement?: string | undefined;
};

/** Both count from 1. */
type Position = { line: number; column: number };

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];
const longest = 70;

/** The per cent of mutants that the tests noticed, of all that were tried. */
export function scoreOf(mutants: readonly Mutant[]): number {
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length;
  const tried = killed + mutants.filter(({ status }) => missed.includes(status)).length;
  return tried === 0 ? 100 : (100 * killed) / tried;
}

/** e.g. "84.9 %": never rounded up to a floor that was not reached. */
export function percent(score: number): string {
  return `${(Math.floor(score * 10) / 10).toFixed(1)} %`;
}

/**
 * A line for each mutant that no test noticed, e.g. "src/size.ts:12  width > 0  →  width >= 0".
 * @param read the text of a file
 */
export function listSurvivors(
  mutants: readonly Mutant[],
  { root, read }: { root: string; read: (file: string) => string },
): string[] {
  return mutants
    .filter(({ status }) => missed.includes(status))
    .sort(
      (a, b) =>
        a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
    )
    .map(({ fileName, location, replacement = '', status }) => {
      const before = shown(textAt(read(fileName), location));
      const reason = status === 'NoCoverage' ? '  (no test gets here)' : '';
      const place = `${relative(root, fileName)}:${location.start.line}`;
      return `${place}  ${before}  →  ${shown(replacement)}${reason}`;
    });
}

function textAt(text: string, { start, end }: Mutant['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
