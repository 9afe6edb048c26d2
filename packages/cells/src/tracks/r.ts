import { askedKeys, listed, type Track } from './track.ts';

/** Packages that come with R. */
const included = new Set([
  ...['base', 'compiler', 'datasets', 'graphics', 'grDevices', 'grid', 'methods'],
  ...['parallel', 'splines', 'stats', 'stats4', 'tcltk', 'tools', 'utils'],
]);

export const r: Track = {
  name: 'R',
  ending: 'R',
  needs: 'R 4.1 or later',
  command: 'Rscript',
  packagesOf: (source) =>
    [
      ...source.matchAll(/\b(?:library|require|requireNamespace)\(["']?([\w.]+)/g),
      ...source.matchAll(/\b([A-Za-z][\w.]*):::?[\w.]/g),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !included.has(name)),
  install: (names) => {
    const quoted = names.map((name) => JSON.stringify(name)).join(', ');
    return `install.packages(${names.length > 1 ? `c(${quoted})` : quoted})`;
  },
  hostsOf: (source) =>
    askedKeys(source, /\b(?:api_url|hosts)\b(?:\$([\w.]+)|\[\[['"]([^'"]+)['"]\]\])?/g),
  hostLines: (hosts, replaced) => [
    ...(replaced === undefined
      ? []
      : [`api_url <- Sys.getenv("API_URL", ${JSON.stringify(replaced)})`]),
    ...listed(
      'hosts <- list(',
      Object.entries(hosts).map(([id, host]) => {
        const name = /^[A-Za-z][\w.]*$/.test(id) ? id : `\`${id}\``;
        return `${name} = ${host === replaced ? 'api_url' : JSON.stringify(host)}`;
      }),
      ')',
    ),
  ],
  programNames: () => [],
  isFirstLine: () => false,
  // What knitr::spin and RStudio read.
  program: {
    comment: "#'",
    codeMark: (title) => `#+ ${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
  },
};
