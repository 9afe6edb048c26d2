import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { SearchRecord } from '../model.ts';

export type IndexFile = { path: string; content: Uint8Array };

export type FullTextFiles = {
  files: IndexFile[];
  /** Pagefind's own name for each record, e.g. `en_1a2b3c4`. */
  ids: string[];
  /** The program that reads the files, as an ES module. */
  program: string;
};

/** What the reader's browser needs of all that Pagefind writes. Our texts stand in for its fragments. */
const needed = /^(pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_meta|index\/.*)$/;
const mark = 'pagefind_dcd'.length;

export async function fullTextFiles(records: readonly SearchRecord[]): Promise<FullTextFiles> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
  try {
    for (const [at, record] of records.entries()) {
      const added = await index.addCustomRecord(toPagefind(record, at));
      if (added.errors.length > 0) throw new Error(`${record.address}: ${added.errors.join('; ')}`);
    }
    const { files } = await index.getFiles();
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const program = sorted.find(({ path }) => path === 'pagefind.js');
    if (program === undefined) throw new Error('Pagefind wrote no program');
    return {
      files: sorted.filter(({ path }) => needed.test(path)),
      ids: idsOf(sorted, records.length),
      program: new TextDecoder().decode(program.content),
    };
  } finally {
    await close();
  }
}

function toPagefind({ title, names, where, text }: SearchRecord, at: number) {
  return {
    // The number comes back with each fragment, and keeps like records apart.
    url: String(at),
    content: text === '' ? title : text,
    language: 'en',
    meta: { title, names: [...names, where].join(' ') },
  };
}

function idsOf(files: readonly IndexFile[], count: number): string[] {
  const ids = new Map(
    files.flatMap(({ path, content }) => {
      const [, id] = /^fragment\/(.*)\.pf_fragment$/.exec(path) ?? [];
      if (id === undefined) return [];
      const { url } = JSON.parse(gunzipSync(content).subarray(mark).toString('utf8'));
      return [[Number(url), id] as const];
    }),
  );
  return Array.from({ length: count }, (_, at) => {
    const id = ids.get(at);
    if (id === undefined) throw new Error(`Pagefind has lost record ${at}`);
    return id;
  });
}
