import { namedSvg, outputHtml } from '../html/output-html.ts';
import { printTable } from '../node/print-output.ts';
import { idMark, type Output } from '../output.ts';
import {
  addressList,
  apiAddress,
  localApiAddress,
  pictureAddress,
  type TakeAwayFile,
  type Tutorial,
  usesClient,
} from './tutorial.ts';

type NotebookOutput =
  | { output_type: 'stream'; name: 'stdout' | 'stderr'; text: string[] }
  | { output_type: 'display_data'; data: Record<string, string[]>; metadata: object };

type NotebookCell = {
  cell_type: 'markdown' | 'code';
  id: string;
  metadata: object;
  source: string[];
  execution_count?: number | null;
  outputs?: NotebookOutput[];
};

export type NotebookOptions = {
  /** Makes the helpers and the client, which are on no registry; runs before all other cells. */
  setup: (tutorial: Tutorial) => string;
  /** The versions that imports ask for, e.g. { 'd3-array': '3.2.5' }. */
  versions: Readonly<Record<string, string>>;
};

/** The tutorial as a Jupyter notebook (format 4.5) for Deno's kernel, with what its cells showed. */
export function tutorialNotebook(tutorial: Tutorial, options: NotebookOptions): TakeAwayFile {
  const { title, description, parts, slug } = tutorial;
  let run = 1;
  const cells: NotebookCell[] = [
    markdown('title', `# ${title}\n\n${description}\n\n${howTo(tutorial)}`),
    {
      cell_type: 'code',
      id: 'setup',
      metadata: {},
      source: lines(options.setup(tutorial)),
      execution_count: null,
      outputs: [],
    },
    ...parts.map((part, index): NotebookCell => {
      if (part.kind === 'prose') return markdown(`text-${index + 1}`, part.text);
      const { id, source } = part.cell;
      run += 1;
      return {
        cell_type: 'code',
        id,
        metadata: {},
        source: lines(withVersions(source, options.versions)),
        execution_count: run,
        outputs: (tutorial.outputs[id] ?? []).map((one, at) =>
          toOutput(tutorial, one, `${id}-${at + 1}`),
        ),
      };
    }),
  ];
  const notebook = {
    cells,
    metadata: {
      kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' },
      language_info: { name: 'typescript', file_extension: '.ts', mimetype: 'text/x.typescript' },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return { path: `${slug}.ipynb`, text: `${JSON.stringify(notebook, null, 1)}\n` };
}

function howTo(tutorial: Tutorial): string {
  const address = apiAddress(tutorial);
  const isOne = addressList(tutorial) === address;
  return [
    '**To run this notebook** you need Jupyter, and [Deno](https://deno.com) 2 for its TypeScript kernel: `deno jupyter --install`.',
    `Run the first cell before the others: it defines the helpers${usesClient(tutorial) ? ' and the client' : ''}. The notebook calls the APIs at ${addressList(tutorial)}${address ? `; to call others${isOne ? '' : ` than ${address}`}, set the environment variable \`API_URL\` before you start Jupyter, to \`${localApiAddress(address)}\` for a copy of the portal on your own machine` : ''}.`,
  ].join('\n\n');
}

function markdown(id: string, text: string): NotebookCell {
  return { cell_type: 'markdown', id, metadata: {}, source: lines(text) };
}

/** The format keeps text by lines, each with its own end. */
function lines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

const ofClient = /^import \{([^}]*)\} from ['"]@portal\/client(\/museum)?['"];/gm;

/** The client comes from the first cell; other modules by name and version from npm. */
export function withVersions(source: string, versions: Readonly<Record<string, string>>): string {
  return source
    .replaceAll(/^import type [^;]*? from ['"]@portal\/client(?:\/museum)?['"];\n?/gm, '')
    .replaceAll(ofClient, (_, names: string, museum?: string) => {
      const values = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.replace(' as ', ': '));
      return `const { ${values.join(', ')} } = ${museum ? 'museumClient' : 'portalClient'};`;
    })
    .replaceAll(/(\bfrom |^import )'([^'.][^']*)';/gm, (whole, start: string, name: string) => {
      const [, module = '', rest = ''] = /^(@[^/]+\/[^/]+|[^/]+)(.*)$/.exec(name) ?? [];
      const version = versions[module];
      const type = rest.endsWith('.json') ? " with { type: 'json' }" : '';
      return version ? `${start}'npm:${module}@${version}${rest}'${type};` : whole;
    });
}

function toOutput(tutorial: Tutorial, output: Output, prefix: string): NotebookOutput {
  const picture = (url: string) => ({ src: pictureAddress(tutorial, url) });
  const shown = (data: Record<string, string>): NotebookOutput => ({
    output_type: 'display_data',
    data: Object.fromEntries(Object.entries(data).map(([type, text]) => [type, lines(text)])),
    metadata: {},
  });
  switch (output.kind) {
    case 'log':
      return {
        output_type: 'stream',
        name: output.level === 'log' ? 'stdout' : 'stderr',
        text: lines(`${output.text}\n`),
      };
    case 'text':
      return shown({ 'text/plain': output.text });
    case 'table':
      return shown({
        'text/html': outputHtml(output, { prefix }),
        'text/plain': printTable(output),
      });
    case 'svg':
      return shown({
        'image/svg+xml': namedSvg(output).replaceAll(idMark, prefix),
        'text/plain': [output.title, output.description ?? ''].join('\n').trim(),
      });
    case 'images':
      return shown({
        'text/html': outputHtml(output, { prefix, picture }),
        'text/plain': output.items.map(({ label }) => label).join('\n'),
      });
    case 'progress':
      return shown({ 'text/plain': `${output.label}: ${output.done} of ${output.total}` });
    case 'error':
      return shown({ 'text/plain': output.message });
  }
}
