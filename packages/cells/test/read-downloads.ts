import { unzipSync } from 'fflate';

export type ReadCell = { id: string; type: string; source: string; outputs: ReadOutput[] };
/** e.g. { 'text/plain': '42' }, or { stdout: '42\n' } */
export type ReadOutput = Record<string, string>;

type NotebookFile = {
  cells: {
    id: string;
    cell_type: string;
    source: string[];
    outputs?: { name?: string; text?: string[]; data?: Record<string, string[]> }[];
  }[];
};

/** A notebook as Jupyter reads it: lists of lines are joined with nothing in between. */
export function readNotebook(bytes: string | Uint8Array): ReadCell[] {
  const { cells } = JSON.parse(textOf(bytes)) as NotebookFile;
  return cells.map(({ id, cell_type, source, outputs = [] }) => ({
    id,
    type: cell_type,
    source: joined(source),
    outputs: outputs.map(({ name, text, data }) => {
      if (name && text) return { [name]: joined(text) };
      return Object.fromEntries(
        Object.entries(data ?? {}).map(([type, list]) => [type, joined(list)]),
      );
    }),
  }));
}

/** Each line except the last ends with a line break, and contains no other. */
function joined(lines: readonly string[]): string {
  const isLine = (line: string, at: number): boolean =>
    at < lines.length - 1 ? /^[^\n]*\n$/.test(line) : /^[^\n]*\n?$/.test(line);
  const wrong = lines.findIndex((line, at) => !isLine(line, at));
  if (wrong !== -1) throw new Error(`Not one line: ${JSON.stringify(lines[wrong])}`);
  return lines.join('');
}

function textOf(bytes: string | Uint8Array): string {
  return typeof bytes === 'string'
    ? bytes
    : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The program of an archive, split at each "// Cell 3", by the number of the cell. */
export function readProgram(archive: Uint8Array, slug: string): { number: number; code: string }[] {
  const program = unzipSync(archive)[`${slug}/${slug}.ts`];
  if (!program) throw new Error(`There is no ${slug}.ts`);
  const [, ...pieces] = textOf(program).split(/^\/\/ Cell (\d+)(?:: the solution.*)?$/m);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0
      ? [
          {
            number: Number(piece),
            code: (pieces[at + 1] ?? '').replace(/^\n/, '').replace(/\n+$/, ''),
          },
        ]
      : [],
  );
}

/** "import { sum } from 'npm:d3-array@3.2.5';" -> as the tutorial has it */
export function withoutVersions(code: string): string {
  return code.replaceAll(/'npm:(@?[^@']+)@[^/']+([^']*)'( with \{ type: 'json' \})?/g, "'$1$2'");
}

/** A page and a notebook get the client in different ways. */
export function withoutClient(code: string): string {
  return code
    .replaceAll(
      /^(import [^;]*? from '@portal\/client(\/museum)?'|const \{[^}]*\} = (portal|museum)Client);\n?/gm,
      '',
    )
    .replace(/^\n+/, '');
}
