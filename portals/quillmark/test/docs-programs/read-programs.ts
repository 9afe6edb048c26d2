import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsFolder, portalFolder } from '../folders.ts';
import { type Output, partOf } from './shown-output.ts';

export type Language = 'bash' | 'js' | 'python' | 'r' | 'ts' | 'tsx';

/** A piece of code in a guide, and what the guide shows of its output. */
export type Program = {
  /** e.g. `docs/limits.mdx` */
  page: string;
  line: number;
  language: Language;
  /** Its file, where the guide names one, e.g. `read-all.mjs`. */
  title: string;
  code: string;
  output?: Output;
  /** Whether the answer it gets is shown, which is compared with the requests. */
  isAnswered?: boolean;
};

const languages: readonly string[] = ['bash', 'js', 'python', 'r', 'ts', 'tsx'];

/** Whether both are tabs of one block: they do the same, and print the same. */
function areTabs(source: string, first: Program, last: Program): boolean {
  const above = source.split('\n').slice(0, last.line);
  const start = above.lastIndexOf('<LanguageTabs>');
  return start > above.lastIndexOf('</LanguageTabs>') && start < first.line - 1;
}

/** An output belongs to the program above it, and to those in the same tabs. */
function programsOf(page: string): Program[] {
  const source = readFileSync(join(portalFolder, page), 'utf8');
  const programs: Program[] = [];
  for (const { index, 1: language = '', 2: meta = '', 3: code = '' } of source.matchAll(
    /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm,
  )) {
    const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
    const line = source.slice(0, index).split('\n').length;
    if (title.startsWith('Output')) {
      const part = partOf(title);
      const program = programs.at(-1);
      if (!part || !program)
        throw new Error(
          `${page}:${line}: "${title}" has no program above it, or is not a known title.`,
        );
      for (const one of programs) {
        if (one === program || areTabs(source, one, program)) {
          one.output = { text: code.trimEnd(), part };
        }
      }
    } else if (title.startsWith('Response') && programs.length > 0) {
      Object.assign(programs.at(-1) as Program, { isAnswered: true });
    } else if (languages.includes(language) && !/ cell\b/.test(meta)) {
      programs.push({ page, line, language: language as Language, title, code });
    }
  }
  return programs;
}

/** Every program of the guides, in their order; tutorials and cells have their own tests. */
export function readPrograms(): Program[] {
  const pages = readdirSync(docsFolder).filter((file) => file.endsWith('.mdx'));
  return pages.sort().flatMap((file) => programsOf(`docs/${file}`));
}
