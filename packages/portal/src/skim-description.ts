import { parse } from 'yaml';

export type Skimmed = { servers: unknown; paths: string[] };

/**
 * The servers and paths of a description. Every step of a build asks for them, and parsing the whole of
 * a large YAML file takes a quarter of a second: so only these parts of it are read, if it is written in
 * the usual way, with one path on a line.
 */
export function skimDescription(text: string): Skimmed {
  const paths = pathLines(topLevel(text, 'paths'));
  if (paths) return { servers: parse(topLevel(text, 'servers') ?? '')?.servers, paths };
  const document = parse(text) ?? {};
  return { servers: document.servers, paths: Object.keys(document.paths ?? {}) };
}

/** A top-level key with what is below it, as text. */
function topLevel(text: string, key: string): string | undefined {
  return new RegExp(`^${key}:[^\\n]*\\n(?:[ #][^\\n]*\\n|\\n)*`, 'm').exec(`${text}\n`)?.[0];
}

/** The keys directly below `paths`; undefined where one of them is written in another way. */
function pathLines(block: string | undefined): string[] | undefined {
  const lines = block?.split('\n').slice(1) ?? [];
  const indent = lines.find((line) => /^ +\S/.test(line) && !/^ *#/.test(line))?.search(/\S/);
  if (indent === undefined) return undefined;
  const keys = lines.filter((line) => line.search(/\S/) === indent && line[indent] !== '#');
  const found = keys.map((line) => /^ *(['"]?)(\/[^'"#]*|x-[\w-]+)\1: *$/.exec(line)?.[2]);
  return found.every((key) => key !== undefined) ? found : undefined;
}
