import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { docsFolder } from '../folders.ts';

type Fence = { file: string; line: number; language: string; code: string };

/** What is wrong with a piece of code, and in which of its lines; undefined when it parses. */
type Parse = (code: string) => { line: number; problem: string } | undefined;

function parseScript(name: string): Parse {
  return (code) => {
    const { diagnostics = [] } = ts.transpileModule(code, {
      fileName: name,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    });
    const first = diagnostics[0];
    if (!first) return undefined;
    const { line = 0 } = first.file?.getLineAndCharacterOfPosition(first.start ?? 0) ?? {};
    return { line, problem: ts.flattenDiagnosticMessageText(first.messageText, ' ') };
  };
}

function parseJson(code: string): ReturnType<Parse> {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return { line: 0, problem: String(error) };
  }
}

/** Asks a program that reads code from standard input and does not run it. */
function parseWith(command: string, args: string[]): Parse {
  return (code) => {
    const { status, stderr, error } = spawnSync(command, args, { input: code, encoding: 'utf8' });
    if (error) throw error;
    const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1) - 1;
    return status === 0 ? undefined : { line, problem: stderr.trim() };
  };
}

function parseXml(code: string): ReturnType<Parse> {
  const open: string[] = [];
  for (const [tag, slash, name = '', selfClosing] of code.matchAll(
    /<(\/?)([\w:]+)[^<>]*?(\/?)>/g,
  )) {
    if (slash === '' && selfClosing === '') open.push(name);
    else if (slash !== '' && open.pop() !== name)
      return { line: 0, problem: `${tag} closes nothing` };
  }
  return open.length === 0 ? undefined : { line: 0, problem: `<${open.at(-1)}> is not closed` };
}

function fencesOf(file: string): Fence[] {
  const text = readFileSync(join(docsFolder, file), 'utf8');
  return [...text.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map((match) => ({
    file: `docs/${file}`,
    line: text.slice(0, match.index).split('\n').length,
    language: match[1] ?? '',
    code: match[2] ?? '',
  }));
}

const fences = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .flatMap(fencesOf);

// A machine without these takes their samples on trust, as the tests that run them do.
const hasPython = spawnSync('python3', ['--version']).status === 0;
const hasR = spawnSync('Rscript', ['--version']).status === 0;

const between = '\u001e';

const pythonParser = `
import ast, sys
for code in sys.stdin.read().split("\\x1e"):
    try:
        ast.parse(code)
        print()
    except SyntaxError as error:
        print(error.lineno, error.msg)
`;

const rParser = `
for (code in strsplit(paste(readLines(file("stdin")), collapse = "\n"), "\\x1e")[[1]]) {
  problem <- tryCatch({ parse(text = code); "" }, error = conditionMessage)
  cat(sub("^<text>:", "", sub("\n.*", "", problem)), "\n")
}
`;

/** Parses all code in a language in one process, whose start takes longer than the parsing. */
function parseTogether(command: string, args: string[], codes: readonly string[]): Parse {
  const { stdout, error } = spawnSync(command, args, {
    input: codes.join(between),
    encoding: 'utf8',
  });
  if (error) throw error;
  const answers = stdout.split('\n');
  if (answers.length !== codes.length + 1) throw new Error(`${command} parsed ${stdout}`);
  return (code) => {
    const problem = answers[codes.indexOf(code)]?.trim();
    return problem ? { line: Number.parseInt(problem, 10) - 1 || 0, problem } : undefined;
  };
}

const broken = { python: 'def f(:\n', r: 'f <- function( {\n' };
const codesIn = (language: 'python' | 'r') => [
  ...fences.filter((fence) => fence.language === language).map(({ code }) => code),
  broken[language],
];

const languages: Record<string, Parse> = {
  bash: parseWith('bash', ['-n']),
  html: parseXml,
  http: (code) =>
    /^HTTP\/1\.1 \d{3} /.test(code) ? undefined : { line: 0, problem: 'no status line' },
  js: parseScript('code.js'),
  json: parseJson,
  python: hasPython
    ? parseTogether('python3', ['-c', pythonParser], codesIn('python'))
    : () => undefined,
  r: hasR ? parseTogether('Rscript', ['-e', rParser], codesIn('r')) : () => undefined,
  text: () => undefined,
  ts: parseScript('code.ts'),
  tsx: parseScript('code.tsx'),
  xml: parseXml,
};

it('has code that parses in every page', { timeout: 120_000 }, () => {
  const wrong = fences.flatMap(({ file, line, language, code }) => {
    const parse = languages[language];
    if (!parse) {
      const known = Object.keys(languages).join(', ');
      return [`${file}:${line} is in the language "${language}"; it must be one of ${known}`];
    }
    const found = parse(code);
    return found ? [`${file}:${line + 1 + found.line} (${language}) ${found.problem}`] : [];
  });
  expect(fences.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it.each([
  ['bash', 'echo "a\n'],
  ['http', 'OK'],
  ['js', 'const = 1;'],
  ['json', '{"a": }'],
  ...(hasPython ? [['python', broken.python]] : []),
  ...(hasR ? [['r', broken.r]] : []),
  ['ts', 'type A = ;'],
  ['tsx', 'const a = <p>;'],
  ['html', '<p><b></p>'],
  ['xml', '<a><b></a>'],
])('sees that %s is broken', (language, code) => {
  expect(languages[language]?.(code)?.problem).toBeTruthy();
});
