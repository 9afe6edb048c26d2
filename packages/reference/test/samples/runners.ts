import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'node:util';
import {
  findProgram,
  type Program,
  realEffects,
} from '../../../../scripts/programs/find-program.ts';
import {
  has,
  type Outcome,
  type Placed,
  runCommand,
  runJavaScript,
  runModules,
  runPython,
  runShell,
} from './run-code.ts';

type Runner = {
  /** Installed for the sweeps, if it can be; the others are on every machine that runs the tests. */
  needs?: Program;
  /** Takes a moment to start, so some samples are run in every test. */
  isQuick?: boolean;
  /** Runs samples one after the other, where `program` is what runs or compiles them. */
  run: (samples: Placed[], program: string) => Promise<Outcome[]>;
};

async function oneByOne(
  samples: Placed[],
  run: (sample: Placed, index: number) => Promise<Outcome>,
) {
  const outcomes: Outcome[] = [];
  for (const [index, one] of samples.entries()) outcomes.push(await run(one, index));
  return outcomes;
}

function interpret(fileName: string, ...options: string[]): Runner['run'] {
  return (samples, program) =>
    oneByOne(samples, async ({ code, folder }) => {
      await writeFile(join(folder, fileName), code);
      return runCommand(program, [...options, fileName], { folder, isStrict: true });
    });
}

/** A call of the client runs here, where the client is; anything else is JavaScript. */
async function runTypeScript(samples: Placed[]): Promise<Outcome[]> {
  const isCall = ({ code }: Placed) => code.includes('createClient(');
  const modules = await runModules(samples.filter((sample) => !isCall(sample)));
  return oneByOne(samples, async (sample) => {
    if (!isCall(sample)) return modules.shift() ?? { printed: '', failure: 'Not run.' };
    try {
      const printed = await runJavaScript(sample.code);
      return { printed: printed.map((value) => `${format(value)}\n`).join('') };
    } catch (error) {
      return { printed: '', failure: String(error) };
    }
  });
}

/** Compilers are slow to start: they get all samples as one program, which is told which one to run. */
async function compile(
  samples: Placed[],
  files: Record<string, string>,
  command: readonly string[],
): Promise<string> {
  const folder = join(dirname(samples[0]?.folder ?? ''), 'compiled');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const [program = '', ...args] = command;
  const { printed, failure } = await runCommand(program, args, { folder });
  if (failure !== undefined) throw new Error(`${failure}\n${printed}`);
  return folder;
}

function filesOf(
  samples: Placed[],
  fileOf: (code: string, name: string) => [path: string, text: string],
): Record<string, string> {
  return Object.fromEntries(samples.map(({ code }, index) => fileOf(code, `sample${index}`)));
}

async function runGo(samples: Placed[], program: string): Promise<Outcome[]> {
  const files = filesOf(samples, (code, name) => [
    `${name}/sample.go`,
    code
      .replace(/^package main$/m, `package ${name}`)
      .replace(/^func main\(\) \{$/m, 'func Main() {'),
  ]);
  const names = samples.map((_, index) => `sample${index}`);
  const start = [
    'package main',
    `import (\n"os"\n${names.map((name) => `"samples/${name}"`).join('\n')}\n)`,
    'func main() {\nswitch os.Args[1] {',
    ...names.map((name) => `case "${name}":\n${name}.Main()`),
    '}\n}\n',
  ].join('\n');
  const all = { ...files, 'go.mod': 'module samples\n\ngo 1.19\n', 'start.go': start };
  const folder = await compile(samples, all, [program, 'build', '-o', 'samples', '.']);
  return oneByOne(samples, ({ folder: own }, index) =>
    runCommand(join(folder, 'samples'), [`sample${index}`], { folder: own }),
  );
}

async function runJava(samples: Placed[], program: string): Promise<Outcome[]> {
  const files = filesOf(samples, (code, name) => [
    `${name}/Sample.java`,
    `package ${name};\n${code}`,
  ]);
  const folder = await compile(samples, files, [program, '-d', '.', ...Object.keys(files)]);
  // Compiling well what runs once takes longer than running it.
  const options = ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', folder];
  return oneByOne(samples, ({ folder: own }, index) =>
    runCommand(join(dirname(program), 'java'), [...options, `sample${index}.Sample`], {
      folder: own,
    }),
  );
}

/** Mono's compiler knows neither statements outside a method nor declarations with `using`. */
function toOlderCSharp(code: string, name: string): string {
  const [, directives = '', statements = ''] = /^((?:using [\w.]+;\n)+)\n(.*)$/s.exec(code) ?? [];
  return [
    `namespace ${name} {\n${directives}static class Sample {`,
    'public static async System.Threading.Tasks.Task Run() {',
    statements.replace(/^using var /gm, 'var '),
    '}\n}\n}\n',
  ].join('\n');
}

async function runCSharp(samples: Placed[], program: string): Promise<Outcome[]> {
  const files = filesOf(samples, (code, name) => [`${name}.cs`, toOlderCSharp(code, name)]);
  const calls = samples.map(
    (_, index) => `case "sample${index}": sample${index}.Sample.Run().Wait(); break;\n`,
  );
  const start = `static class Start {\nstatic void Main(string[] args) {\nswitch (args[0]) {\n${calls.join('')}}\n}\n}\n`;
  const all = { ...files, 'Start.cs': start };
  const options = ['-out:samples.exe', '-r:System.Net.Http.dll', ...Object.keys(all)];
  const folder = await compile(samples, all, [program, ...options]);
  return oneByOne(samples, ({ folder: own }, index) =>
    runCommand(join(dirname(program), 'mono'), [join(folder, 'samples.exe'), `sample${index}`], {
      folder: own,
    }),
  );
}

/** What runs the samples of each language, as a reader would. */
export const runners: Record<string, Runner> = {
  curl: { run: (samples) => oneByOne(samples, runShell) },
  javascript: { run: runModules },
  typescript: { run: runTypeScript },
  python: { run: runPython },
  r: { needs: 'R for the samples', isQuick: true, run: interpret('sample.R') },
  ruby: { needs: 'Ruby', isQuick: true, run: interpret('sample.rb', '-w') },
  go: { needs: 'Go', run: runGo },
  php: {
    needs: 'PHP',
    isQuick: true,
    run: interpret('sample.php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr'),
  },
  java: { needs: 'Java', run: runJava },
  csharp: { needs: 'Mono', run: runCSharp },
};

/** What is there already; nothing is installed for it. */
export function findInstalled(language: string): Promise<string | undefined> {
  const program = runners[language]?.needs;
  if (program) return findProgram(program, { ...realEffects, isRoot: false });
  const command = { curl: 'curl', python: 'python3' }[language] ?? process.execPath;
  return Promise.resolve(has(command, '--version') ? command : undefined);
}
