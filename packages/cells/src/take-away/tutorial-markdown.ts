import { namedSvg } from '../html/output-html.ts';
import { idMark, type Output, type TableOutput } from '../output.ts';
import { pictureAddress, type TakeAwayFile, type Tutorial } from './tutorial.ts';

/** The tutorial as Markdown with what its cells show; its drawings are files beside it. */
export function tutorialMarkdown(tutorial: Tutorial): TakeAwayFile[] {
  const drawings: TakeAwayFile[] = [];
  const blocks = tutorial.parts.flatMap((part) => {
    if (part.kind === 'prose') return [part.text];
    const { id, source } = part.cell;
    const outputs = (tutorial.outputs[id] ?? []).map((output, index) => {
      const name = `${id}-${index + 1}.svg`;
      if (output.kind === 'svg') drawings.push({ path: name, text: svgFile(tutorial, output) });
      return outputMarkdown(tutorial, output, name);
    });
    return [fenced('ts', source), ...outputs];
  });
  const page = [`# ${tutorial.title}`, tutorial.description, ...blocks].filter(Boolean);
  return [{ path: `${tutorial.slug}.md`, text: `${page.join('\n\n')}\n` }, ...drawings];
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

/** Data is no markup: what would mean something in Markdown is told not to. */
function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/[\\|*_`[\]<>]/g, '\\$&');
}

function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A drawing that stands alone: black on white where no page says otherwise. */
export function svgFile(tutorial: Tutorial, output: Extract<Output, { kind: 'svg' }>): string {
  const svg = namedSvg(output)
    .replaceAll(idMark, 'd')
    .replaceAll(/(<image\b[^>]*? href=")(https?:[^"]+)(")/g, (_, start, url, end) => {
      const address = pictureAddress(tutorial, url.replaceAll('&amp;', '&'));
      return `${start}${address.replaceAll('&', '&amp;')}${end}`;
    });
  const style =
    'color:#1a1a1a;background:#fff;font-family:system-ui,sans-serif;--plot-background:#fff';
  return svg.replace('<svg', `<svg style="${style}"`);
}
