import type { Cell } from '../cell.ts';
import { firstCell, packagesOf, type Track, type TrackLanguage, tracks } from '../tracks/index.ts';
import { addressText } from './address-text.ts';
import type { TextFile, Tutorial } from './tutorial.ts';
import { wrapProse } from './wrap-prose.ts';

const width = 88;

/**
 * The track of a tutorial as one program, which runs by itself and which editors show as prose and
 * cells.
 * @param helper the source of the helper that cells may import; it is included
 */
export function trackProgram(
  tutorial: Tutorial,
  language: TrackLanguage,
  helper: string | undefined,
): TextFile {
  const track = tracks[language];
  const sources = tutorial.cells.map(({ source }) => source);
  const imports = sources.some((source) => track.helper?.withoutImport(source) !== undefined);
  const plain = (cell: Cell): string => {
    const source = tutorial.plain?.[cell.id] ?? cell.source;
    return track.helper?.withoutImport(source) ?? source;
  };
  const { program } = track;
  const code = (title: string, source: string): string =>
    `${program.codeMark(title)}\n${source.trim()}`;
  const blocks = [
    prose(track, heading(tutorial, track)),
    code('Hosts', firstCell(language, sources, { ...tutorial, place: 'program' })),
    ...(imports && helper !== undefined ? [code(`Helper ${track.helper?.file}`, helper)] : []),
    ...track.programNames(tutorial.cells.map(plain).join('\n')).map((one) => code('Names', one)),
    ...tutorial.parts.map((part) =>
      part.kind === 'prose'
        ? prose(track, part.text)
        : code(cellTitle(part.cell), plain(part.cell)),
    ),
  ];
  return {
    path: `${tutorial.slug}.${track.ending}`,
    text: `${firstLinesFirst(track, blocks.join('\n\n'))}\n`,
  };
}

function heading(tutorial: Tutorial, track: Track): string {
  const { title, description, slug, siteUrl, page, cells } = tutorial;
  const file = `${slug}.${track.ending}`;
  const packages = packagesOf(
    track,
    cells.map(({ source }) => source),
  );
  const install = packages.length > 0 ? `, with ${packages.join(', ')}` : '';
  return [
    `# ${title}`,
    description,
    `The code of ${siteUrl}${page}. It needs ${track.needs}${install}; run it with \`${track.command} ${file}\`.`,
    addressText(tutorial),
  ].join('\n\n');
}

function prose({ program: { comment, proseMark } }: Track, text: string): string {
  const lines = wrapProse(text, width - comment.length - 1).map((line) =>
    // A line of prose must not look like the mark of a cell.
    `${comment} ${line.startsWith('%%') ? ' ' : ''}${line}`.trimEnd(),
  );
  return [...(proseMark === undefined ? [] : [proseMark]), ...lines].join('\n');
}

function cellTitle({ id, kind, exercise }: Cell): string {
  const title = `Cell ${id.split('-').at(-1)}`;
  return kind === 'step' ? title : `${title}: the solution of exercise ${exercise}`;
}

function firstLinesFirst(track: Track, text: string): string {
  const lines = text.split('\n');
  const first = [...new Set(lines.filter(track.isFirstLine))];
  const others = lines.filter((line) => !track.isFirstLine(line));
  return (first.length > 0 ? [...first, '', ...others] : others).join('\n');
}
