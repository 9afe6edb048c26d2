import { parse } from 'yaml';

export type Skimmed = { servers: unknown; paths: string[] };

/**
 * The servers and paths of a description. Every step of a build needs them, and parsing the whole of a
 * large YAML file takes a quarter of a second. So only these parts are parsed, if the file is laid out
 * as usual: one key per line, and everything below a top-level key indented.
 */
export function skimDescription(text: string): Skimmed {
  const paths = isUsual(text) ? pathLines(topLevel(text, 'paths')) : undefined;
  const servers = paths && parseServers(topLevel(text, 'servers'));
  if (paths && servers) return { ...servers, paths };
  const document = parse(text, { uniqueKeys: false, maxAliasCount: -1, merge: true }) ?? {};
  return { servers: document.servers, paths: Object.keys(document.paths ?? {}) };
}

/** Any other unindented line may belong to the block above it. */
function isUsual(text: string): boolean {
  const atMargin = text.match(/^[^ \r\n#][^\n]*/gm) ?? [];
  return (
    !/[\t\uFEFF]/.test(text) && atMargin.every((line) => /^[A-Za-z][\w-]*:( |\r?$)/.test(line))
  );
}

function parseServers(block = ''): { servers: unknown } | undefined {
  try {
    return { servers: parse(block)?.servers };
  } catch {
    // It may refer to an anchor in another part.
    return undefined;
  }
}

/** A top-level key with everything below it, as text. */
function topLevel(text: string, key: string): string | undefined {
  const block = new RegExp(`^${key}:[^\\n]*\\n(?:[ #][^\\n]*\\n|\\r?\\n)*`, 'm');
  return block.exec(`${text}\n`)?.[0];
}

/** The keys directly below `paths`; undefined if one of them is written in another way. */
function pathLines(block: string | undefined): string[] | undefined {
  const lines = block?.split(/\r?\n/).slice(1) ?? [];
  const indent = lines.find((line) => /^ +[^ #]/.test(line))?.search(/\S/);
  if (indent === undefined) return undefined;
  const keys = lines.filter((line) => line.search(/\S/) === indent && line[indent] !== '#');
  const found = keys.map((line) => /^ *(['"]?)(\/[^'"#:\\]*|x-[\w-]+)\1: *$/.exec(line)?.[2]);
  return found.every((key) => key !== undefined) ? found : undefined;
}
