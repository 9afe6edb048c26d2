import { addressText } from './address-text.ts';
import { codeCell, notebookFile, proseCell, toOutput } from './notebook-file.ts';
import { type TextFile, type Tutorial, usesClient } from './tutorial.ts';

export type NotebookOptions = {
  /**
   * Defines the helpers and the client, which are not on any registry; runs before all other cells.
   */
  setup: (tutorial: Tutorial) => string;
  /** The versions that imports name, e.g. { 'd3-array': '3.2.5' }. */
  versions: Readonly<Record<string, string>>;
};

/**
 * The tutorial as a Jupyter notebook (format 4.5) for Deno's kernel, with the outputs of its cells.
 */
export function tutorialNotebook(tutorial: Tutorial, options: NotebookOptions): TextFile {
  const { title, description, parts, slug } = tutorial;
  let run = 1;
  const cells = [
    proseCell('title', `# ${title}\n\n${description}\n\n${howTo(tutorial)}`),
    proseCell('about-setup', aboutSetup(tutorial)),
    codeCell('setup', options.setup(tutorial), { metadata: { jupyter: { source_hidden: true } } }),
    ...parts.map((part, index) => {
      if (part.kind === 'prose') return proseCell(`text-${index + 1}`, part.text);
      const { id, source } = part.cell;
      run += 1;
      const outputs = (tutorial.outputs[id] ?? []).map((one, at) =>
        toOutput(tutorial, one, `${id}-${at + 1}`),
      );
      return codeCell(id, withVersions(source, options.versions), { count: run, outputs });
    }),
  ];
  return notebookFile(`${slug}.deno.ipynb`, cells, {
    kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' },
    language_info: { name: 'typescript', file_extension: '.ts', mimetype: 'text/x.typescript' },
  });
}

function howTo(tutorial: Tutorial): string {
  return [
    '**To run this notebook** you need Jupyter, and [Deno](https://deno.com) 2 for its TypeScript kernel: `deno jupyter --install`.',
    addressText(tutorial),
  ].join('\n\n');
}

function aboutSetup(tutorial: Tutorial): string {
  const client = usesClient(tutorial) ? ' and the client, which are' : ', which are';
  return `**Run the next cell first.** Its code is collapsed, because it contains the helpers${client} not on any registry, as one long line.`;
}

const ofClient = /^import (?:\{([^}]*)\}|\* as (\w+)) from ['"]@portal\/client(\/museum)?['"];?/gm;

/** The client comes from the first cell; other modules from npm, by name and version. */
export function withVersions(source: string, versions: Readonly<Record<string, string>>): string {
  return source
    .replaceAll(/^import type [^;'"]* from ['"]@portal\/client(?:\/museum)?['"];?\n?/gm, '')
    .replaceAll(ofClient, (_, names: string | undefined, all?: string, museum?: string) => {
      const client = museum ? 'museumClient' : 'portalClient';
      if (all) return `const ${all} = ${client};`;
      const values = (names ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.replace(' as ', ': '));
      return `const { ${values.join(', ')} } = ${client};`;
    })
    .replaceAll(
      /(\bfrom |^import )(['"])([^'".][^'"]*)\2(?: with \{[^}]*\})?;?/gm,
      (whole, start, _, name) => {
        const [, module = '', rest = ''] = /^(@[^/]+\/[^/]+|[^/]+)(.*)$/.exec(name) ?? [];
        const version = versions[module];
        const type = rest.endsWith('.json') ? " with { type: 'json' }" : '';
        return version ? `${start}'npm:${module}@${version}${rest}'${type};` : whole;
      },
    );
}
