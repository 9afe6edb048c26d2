import type { Cell } from '../src/cell.ts';
import type { ErrorOutput, Output } from '../src/output.ts';
import type { RunnerFetch } from '../src/run/cell-fetch.ts';
import type { SessionOptions } from '../src/run/open-session.ts';
import { runCells } from '../src/run/run-cells.ts';
import { hostsAt } from './sample-hosts.ts';

const refuse: RunnerFetch = ({ url }) => new Response(`no ${url}`, { status: 404 });

export function step(source: string, number = 1): Cell {
  return { id: `cell-${number}`, language: 'ts', kind: 'step', source, line: 1 };
}

export function solution(source: string, number: number, exercise = 1): Cell {
  return { id: `cell-${number}`, language: 'ts', kind: 'solution', exercise, source, line: 1 };
}

/** What cells show, in order, and the error that ended them. */
export async function runSources(
  cells: readonly (string | Cell)[],
  options: Partial<SessionOptions> & { signal?: AbortSignal } = {},
): Promise<{ shown: Output[]; texts: string[]; error: ErrorOutput | undefined }> {
  const list: Output[][] = [];
  const numbered = cells.map((one, at) => (typeof one === 'string' ? step(one, at + 1) : one));
  const results = await runCells(numbered, {
    fetch: refuse,
    hosts: hostsAt('https://api.example.org'),
    ...options,
    display({ cell, index, output }) {
      const at = numbered.findIndex(({ id }) => id === cell);
      const outputs = list[at] ?? [];
      outputs[index] = output;
      list[at] = outputs;
    },
  });
  const shown = list.flat();
  const texts = shown.flatMap((one) => ('text' in one ? [one.text] : []));
  return { shown, texts, error: results.at(-1)?.error };
}
