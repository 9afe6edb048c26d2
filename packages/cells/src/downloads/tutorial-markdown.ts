import type { CellLanguage } from '../cell.ts';
import type { Output, TableOutput } from '../output.ts';
import { firstCell } from '../tracks/index.ts';
import { drawingFile } from './drawing-file.ts';
import { pictureAddress, type TextFile, type Tutorial } from './tutorial.ts';

/** The tutorial as Markdown with the outputs of its cells; its drawings are files beside it. */
export function tutorialMarkdown(tutorial: Tutorial, language: CellLanguage = 'ts'): TextFile[] {
  const drawings: TextFile[] = [];
  const blocks = tutorial.parts.flatMap((part) => {
    if (part.kind === 'prose') return [part.text];
    const { id, source } = part.cell;
    const outputs = (tutorial.outputs[id] ?? []).map((output, index) => {
      const name = `${id}-${index + 1}.svg`;
      if (output.kind === 'svg') drawings.push({ path: name, text: drawingFile(tutorial, output) });
      return outputMarkdown(tutorial, output, name);
    });
    return [fenced(language, source), ...outputs];
  });
  const first =
    language === 'ts'
      ? ''
      : fenced(
          language,
          firstCell(
            language,
            tutorial.cells.map(({ source }) => source),
            { ...tutorial, place: 'notebook' },
          ),
        );
  const page = [`# ${tutorial.title}`, tutorial.description, first, ...blocks].filter(Boolean);
  const ending = language === 'ts' ? 'md' : `${language}.md`;
  return [{ path: `${tutorial.slug}.${ending}`, text: `${page.join('\n\n')}\n` }, ...drawings];
}

function outputMarkdown(tutorial: Tutorial, output: Output, drawing: string): string {
  switch (output.kind) {
    case 'text':
    case 'log':
      return fenced('text', output.text);
    case 'table':
      return tableMarkdown(output);
    case 'svg': {
      const { title, description, legend = [] } = output;
      const key =
        legend.length > 0 ? `Colours: ${legend.map(({ label }) => label).join(', ')}.` : '';
      return [`![${escaped(title)}](./${drawing})`, description, key].filter(Boolean).join('\n\n');
    }
    case 'images':
      return output.items
        .map(
          ({ url, label }) =>
            `- ![${escaped(label)}](${pictureAddress(tutorial, url)}) ${escaped(label)}`,
        )
        .concat(output.note ? [`\n*${output.note}*`] : [])
        .join('\n');
    case 'progress':
      return `*${output.label}: ${output.done} of ${output.total}*`;
    case 'error':
      return fenced('text', output.message);
  }
}

function tableMarkdown({ caption, columns, rows, note }: TableOutput): string {
  const line = (cells: string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  const rule = `|${columns.map(({ isNumeric }) => (isNumeric ? ' ---: ' : ' --- ')).join('|')}|`;
  return [
    ...(caption ? [`**${escaped(caption)}**`, ''] : []),
    ...[line(columns.map(({ label }) => label)), rule, ...rows.map(line)],
    ...(note ? ['', `*${note}*`] : []),
  ].join('\n');
}

/** Data is not markup: characters with a meaning in Markdown are escaped. */
function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/[\\|*_`[\]<>]/g, '\\$&');
}

function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
