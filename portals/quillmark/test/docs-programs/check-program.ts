import { fillHost } from '../docs/fill-host.ts';
import { calls } from './calls.ts';
import type { Program } from './read-programs.ts';
import { runProgram } from './run-program.ts';
import { shownPart } from './shown-output.ts';

export type Place = { origin: string; folder: string; python?: string };

const print = {
  bash: '',
  js: 'console.log',
  ts: 'console.log',
  tsx: 'console.log',
  python: 'print',
  r: 'cat',
};

/** What is wrong when a program is run: it fails, prints other lines than shown, or unshown ones. */
export async function checkProgram(program: Program, place: Place): Promise<string[]> {
  const { language, output } = program;
  const { origin, folder, python } = place;
  const called = calls.filter(({ page, of }) => page === program.page && program.code.includes(of));
  const code = [program.code, ...called.map(({ call }) => `${print[language]}(${call})`)].join(
    '\n',
  );
  const ran = await runProgram(language, fillHost(code, origin), folder, python);
  if (ran.code !== 0) return [`ends with ${ran.code}: ${ran.complaints}`];
  if (called.length > 0) {
    const shown = [...(output ? [output.text] : []), ...called.map(({ prints }) => prints)];
    const right = fillHost(shown.join('\n'), origin);
    return ran.printed === right ? [] : [`gives\n${ran.printed}\nand not\n${right}`];
  }
  if (!output) {
    const isUnshown = ran.printed !== '' && !program.isAnswered;
    return isUnshown ? [`prints what the guide does not show:\n${ran.printed}`] : [];
  }
  const real = shownPart(ran.printed, output);
  const shown = fillHost(output.text, origin);
  return real === shown ? [] : [`prints\n${real}\nbut the guide shows\n${shown}`];
}
