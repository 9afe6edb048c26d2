import { packTable } from '../finding/table.ts';
import type { SearchRecord } from '../model.ts';
import { type FullTextFiles, fullTextFiles, type IndexFile } from './full-text-files.ts';
import { vocabularyOf } from './vocabulary.ts';

export type { IndexFile } from './full-text-files.ts';

export type SearchIndex = {
  /** What is fetched, by its path in the folder of the index. */
  files: IndexFile[];
  /** Pagefind's program, which the worker is bundled with. */
  program: FullTextFiles['program'];
};

/** About how many characters of text are fetched at a time. */
const textsSize = 2000;

/** The same records always give the same bytes. */
export async function buildIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const { files, ids, program } = await fullTextFiles(records);
  const texts = cutTexts(records.map(({ text }) => text));
  const textFiles = texts.map(({ first, list }) => jsonFile(`texts/${first}.json`, list));
  const words = jsonFile('words.json', vocabularyOf(records));
  const later = [...files.filter(({ path }) => path.startsWith('index/')), ...textFiles];
  const table = packTable(records, {
    ids,
    texts: texts.map(({ first }) => first),
    files: later.map(({ path }) => path),
  });
  return { files: [...files, ...textFiles, words, jsonFile('table.json', table)], program };
}

function cutTexts(texts: readonly string[]): { first: number; list: string[] }[] {
  const parts: { first: number; list: string[]; size: number }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = parts.at(-1);
    if (last === undefined || last.size + text.length > textsSize) {
      parts.push({ first: at, list: [text], size: text.length });
    } else {
      last.list.push(text);
      last.size += text.length;
    }
  }
  return parts;
}

function jsonFile(path: string, value: unknown): IndexFile {
  return { path, content: new TextEncoder().encode(JSON.stringify(value)) };
}
