import { compileCell } from '../compile/compile-cell.ts';
import { joinCells } from '../markdown/join-cells.ts';
import { modules } from '../modules.ts';
import { apiAddress } from '../run/hosts.ts';
import { addressText, localCopy } from './address-text.ts';
import { type TextFile, type Tutorial, usesClient } from './tutorial.ts';

export type ProjectOptions = {
  /**
   * The sources of the client and its dependencies, which are not on any registry, in folders of
   * their names.
   */
  packages: readonly TextFile[];
  /** The helpers' sources: display.ts, plot.ts, pixels.ts, random.ts. */
  helpers: readonly TextFile[];
  /** The versions of all packages, e.g. { 'd3-array': '3.2.5' }. */
  versions: Readonly<Record<string, string>>;
};

const oldestNode = '20.19';

/** Which file has which helper, and what that needs installed. */
const helperFiles: Readonly<Record<string, { names: string[]; needs: string[] }>> = {
  'display.ts': { names: ['hosts', 'images', 'progress', 'show', 'svg', 'table'], needs: [] },
  'pixels.ts': { names: ['pixels'], needs: ['jpeg-js'] },
  'plot.ts': { names: ['plot'], needs: ['@observablehq/plot', 'linkedom'] },
  'random.ts': { names: ['random'], needs: [] },
};

/** The tutorial as a small folder that runs with Node. */
export function tutorialProject(tutorial: Tutorial, options: ProjectOptions): TextFile[] {
  const { slug } = tutorial;
  const used = usedNames(tutorial);
  const files = Object.entries(helperFiles)
    .map(([file, { names, needs }]) => ({
      file,
      needs,
      names: names.filter((name) => used.has(name)),
    }))
    .filter(({ names }) => names.length > 0);
  const needed = new Set(['display.ts', 'replace-host.ts', ...files.map(({ file }) => file)]);
  const libraries = new Set([
    ...importedPackages(tutorial),
    ...files.flatMap(({ needs }) => needs),
  ]);
  return [
    { path: `${slug}.ts`, text: programText(tutorial, files) },
    ...options.helpers.filter(({ path }) => needed.has(path)),
    { path: 'api-address.ts', text: hostsSource(tutorial) },
    { path: 'package.json', text: json(manifest(tutorial, libraries, options.versions)) },
    { path: 'tsconfig.json', text: json(compilerOptions) },
    { path: 'README.md', text: readme(tutorial) },
    ...(usesClient(tutorial) ? options.packages : []),
  ];
}

function usedNames({ cells }: Tutorial): ReadonlySet<string> {
  const compiled = cells.map(({ source }) =>
    compileCell(source, { isGlobal: () => true, isShared: () => false }),
  );
  const declared = new Set(compiled.flatMap(({ declares }) => declares));
  const used = compiled.flatMap(({ uses }) => [...uses]);
  return new Set(used.filter((name) => !declared.has(name)));
}

function importedPackages({ cells }: Tutorial): string[] {
  const found = cells.flatMap(({ source }) =>
    [...source.matchAll(/\bfrom (['"])([^'"]+)\1/g)].map(([, , name = '']) => name),
  );
  return found
    .filter((name) => Object.hasOwn(modules, name) && !name.startsWith('@portal/client'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

function programText(tutorial: Tutorial, files: { file: string; names: string[] }[]): string {
  const imports = files.map(
    ({ file, names }) => `import { ${names.join(', ')} } from './${file}';`,
  );
  const solutions = new Set<number>();
  const body = joinCells(tutorial.cells, ({ id, kind, exercise = 0 }) => {
    const number = id.replace('cell-', '');
    if (kind === 'step') return `\n// Cell ${number}`;
    const again = solutions.has(exercise) ? ', continued' : '';
    solutions.add(exercise);
    return `\n// Cell ${number}: the solution of exercise ${exercise}${again}`;
  }).map(({ text }) =>
    text.replace(/( from (['"])[^'"]+\.json\2)(?: with \{[^}]*\})?;?/, "$1 with { type: 'json' };"),
  );
  const heading = [
    `// ${tutorial.title}`,
    `// ${tutorial.description}`,
    `// Needs Node ${oldestNode} or later. Run: npm install && npm start`,
  ];
  return `${[...heading, ...imports, ...body].join('\n')}\n`;
}

function hostsSource(tutorial: Tutorial): string {
  const address = apiAddress(tutorial);
  return `/** Where each API is. */
export const apiHosts = ${JSON.stringify(tutorial.hosts, null, 2)};

/** Which of these addresses API_URL replaces. */
export const apiAddress: string | undefined = ${address === undefined ? address : `'${address}'`};
`;
}

function manifest(
  tutorial: Tutorial,
  libraries: ReadonlySet<string>,
  versions: ProjectOptions['versions'],
) {
  const { slug, description } = tutorial;
  const packages = usesClient(tutorial)
    ? { '@portal/client': 'file:./client', '@portal/iiif': 'file:./iiif' }
    : {};
  const listed = [...libraries, 'tsx'].sort().map((name) => [name, versions[name] ?? '*']);
  return {
    name: slug,
    private: true,
    description,
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    scripts: { start: `tsx ${slug}.ts` },
    dependencies: { ...packages, ...Object.fromEntries(listed) },
  };
}

const compilerOptions = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  },
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readme(tutorial: Tutorial): string {
  const { title, slug, siteUrl, page } = tutorial;
  return `# ${title}

The code of the tutorial at ${siteUrl}${page}, to run and change on your own machine.

It needs Node ${oldestNode} or later, which brings npm, and a network.

    npm install
    npm start

${addressText(tutorial)}${otherAddress(tutorial)}

- \`${slug}.ts\` is the program: the cells of the tutorial in order, each solution in its own block.
- \`display.ts\` and the files beside it print tables and write drawings into the folder \`output\`.
${usesClient(tutorial) ? '- `client` is the typed client of the APIs; it reads addresses of pictures with `iiif`.\n' : ''}`;
}

/** In a terminal the variable is set for one command. */
function otherAddress(tutorial: Tutorial): string {
  const replaced = apiAddress(tutorial);
  return replaced === undefined ? '' : `\n\n    API_URL=${localCopy(replaced).address} npm start`;
}
