import { definedInNotebooks, withoutHelperImport } from './python-program.ts';
import { askedKeys, listed, type Track } from './track.ts';

/** Modules outside the standard library, and what installs them. */
const packages: Readonly<Record<string, readonly string[]>> = {
  IPython: ['ipython'],
  matplotlib: ['matplotlib'],
  // Its layouts need both of these, and it installs neither.
  networkx: ['networkx', 'numpy', 'scipy'],
  numpy: ['numpy'],
  pandas: ['pandas'],
  PIL: ['pillow'],
  requests: ['requests'],
  scipy: ['scipy'],
  sklearn: ['scikit-learn'],
  urllib3: ['urllib3'],
};

export const python: Track = {
  name: 'Python',
  ending: 'py',
  needs: 'Python 3.10 or later',
  command: 'python3',
  packagesOf: (source) =>
    importedModules(source).flatMap((name) =>
      Object.hasOwn(packages, name) ? (packages[name] ?? []) : [],
    ),
  install: (names) => `pip install ${names.join(' ')}`,
  hostsOf: (source) => askedKeys(source, /\b(?:API_URL|HOSTS)\b(?:\[['"]([^'"]+)['"]\])?/g),
  hostLines: (hosts, replaced) => [
    ...(replaced === undefined
      ? []
      : ['import os', '', `API_URL = os.environ.get("API_URL", ${JSON.stringify(replaced)})`]),
    ...listed(
      'HOSTS = {',
      Object.entries(hosts).map(
        ([id, host]) =>
          `${JSON.stringify(id)}: ${host === replaced ? 'API_URL' : JSON.stringify(host)}`,
      ),
      '}',
    ),
  ],
  programNames: definedInNotebooks,
  isFirstLine: (line) => line.startsWith('from __future__ import '),
  program: {
    comment: '#',
    proseMark: '# %% [markdown]',
    codeMark: (title) => `# %% ${title}`,
  },
  helper: { file: 'portal_client.py', withoutImport: withoutHelperImport },
  notebook: {
    magic: '%',
    writeFile: (file) => `%%writefile ${file}`,
    included: ['ipython'],
    kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
    language_info: { name: 'python', file_extension: '.py', mimetype: 'text/x-python' },
  },
};

/** "from matplotlib.ticker import X" and "import os, numpy as np" -> matplotlib, os, numpy */
export function importedModules(source: string): string[] {
  const statements = source.matchAll(
    /^[ \t]*(?:from[ \t]+(\w+)[\w.]*[ \t]+import\b|import[ \t]+([^\n#;]+))/gm,
  );
  return [...statements].flatMap(([, from, list = '']) =>
    from ? [from] : list.split(',').map((one) => /^\s*(\w+)/.exec(one)?.[1] ?? ''),
  );
}
