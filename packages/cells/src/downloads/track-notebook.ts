import type { Cell } from '../cell.ts';
import { firstCell, packagesOf, type Track, type TrackLanguage, tracks } from '../tracks/index.ts';
import { addressText } from './address-text.ts';
import {
  codeCell,
  type NotebookCell,
  type NotebookOutput,
  notebookFile,
  printed,
  proseCell,
  toOutput,
} from './notebook-file.ts';
import type { TextFile, Tutorial } from './tutorial.ts';

/**
 * The track of a tutorial as a Jupyter notebook for its usual kernel, with the outputs of its
 * cells; empty for a language without one.
 * @param helper the source of the helper that cells may import; a cell writes it into a file
 */
export function trackNotebook(
  tutorial: Tutorial,
  language: TrackLanguage,
  helper: string | undefined,
): TextFile[] {
  const track = tracks[language];
  const { notebook } = track;
  if (!notebook) return [];
  const { title, description, parts, slug } = tutorial;
  const sources = tutorial.cells.map(({ source }) => source);
  let run = 0;
  const count = (): number => {
    run += 1;
    return run;
  };
  const hasPackages = packagesOf(track, sources).some((name) => !notebook.included.includes(name));
  const cells: NotebookCell[] = [
    proseCell(
      'title',
      [`# ${title}`, description, howTo(tutorial, track, hasPackages)].join('\n\n'),
    ),
    codeCell('hosts', firstCell(language, sources, { ...tutorial, place: 'notebook' }), {
      count: count(),
    }),
  ];
  const imports = sources.some((source) => track.helper?.withoutImport(source) !== undefined);
  if (imports && helper !== undefined && track.helper) {
    const { file } = track.helper;
    cells.push(
      codeCell('helper', `${notebook.writeFile(file)}\n${helper}`, {
        count: count(),
        outputs: [printed('stdout', `Writing ${file}`)],
      }),
    );
  }
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'prose') cells.push(proseCell(`text-${index + 1}`, part.text));
    else {
      const { id, source } = part.cell;
      const outputs = toTrackOutputs(tutorial, part.cell);
      cells.push(codeCell(id, source, { count: count(), outputs }));
    }
  }
  const { kernelspec, language_info } = notebook;
  return [notebookFile(`${slug}.ipynb`, cells, { kernelspec, language_info })];
}

/**
 * Text is printed, except for the value of a last line that displays itself: a program prints that.
 */
function toTrackOutputs(tutorial: Tutorial, { id, source }: Cell): NotebookOutput[] {
  const outputs = tutorial.outputs[id] ?? [];
  const hasValue = (tutorial.plain?.[id] ?? source) !== source;
  return outputs.map((output, at) =>
    output.kind === 'text' && !(hasValue && at === outputs.length - 1)
      ? printed('stdout', output.text)
      : toOutput(tutorial, output, `${id}-${at + 1}`),
  );
}

function howTo(tutorial: Tutorial, track: Track, hasPackages: boolean): string {
  const install = `${track.notebook?.magic}${track.install([]).trim()}`;
  const missing = ` If a package is missing, remove the \`#\` before \`${install}\` in the first cell.`;
  return [
    `**To run this notebook** open it in Jupyter, Colab or VS Code and run its cells from the first to the last. It needs ${track.needs}.${hasPackages ? missing : ''}`,
    addressText(tutorial),
  ].join('\n\n');
}
