import type { Hosts } from '../run/hosts.ts';

/** What is known about a language, other than TypeScript, in which a tutorial has cells. */
export type Track = {
  /** e.g. "Python" */
  name: string;
  /** The extension of a program, e.g. "py" */
  ending: string;
  /** What runs a program, e.g. "Python 3.10 or later" and "python3" */
  needs: string;
  command: string;
  /** The packages beyond the standard library that a cell uses, by the names that install them */
  packagesOf: (source: string) => string[];
  /** The command that installs packages, e.g. "pip install pandas" */
  install: (packages: readonly string[]) => string;
  /** The ids of the APIs whose hosts a cell uses; undefined if it may use any of them */
  hostsOf: (source: string) => string[] | undefined;
  /** The code that defines where the APIs are. @param replaced which address API_URL replaces */
  hostLines: (hosts: Hosts, replaced: string | undefined) => string[];
  /** Defines what a notebook has and a program lacks, if the cells use it. */
  programNames: (source: string) => string[];
  /** The lines that must come first in a program, whichever cell has them. */
  isFirstLine: (line: string) => boolean;
  /** How a program is divided, so that editors show it as prose and cells. */
  program: {
    /** Before each line of prose. */
    comment: string;
    /** The line above prose, if it needs one. */
    proseMark?: string;
    /** The line above the code of a cell. @param title e.g. "Cell 3" */
    codeMark: (title: string) => string;
  };
  /** One of our modules that cells may import, e.g. "portal_client.py" */
  helper?: {
    file: string;
    /** The cell without its import of the module; undefined if it does not import it. */
    withoutImport: (source: string) => string | undefined;
  };
  notebook?: {
    /** Before a command, e.g. "%" */
    magic: string;
    /** The first line of a cell that writes the rest of it into a file */
    writeFile: (file: string) => string;
    /** Packages that are available wherever the notebook runs. */
    included: readonly string[];
    kernelspec: { display_name: string; language: string; name: string };
    language_info: { name: string; file_extension: string; mimetype: string };
  };
};

/**
 * The keys that a name is used with; undefined if it is used as a whole. @param use with the key in
 * a group
 */
export function askedKeys(source: string, use: RegExp): string[] | undefined {
  const keys = [...source.matchAll(use)].map((found) => found.slice(1).find(Boolean));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** A list of entries on one line if it is short enough to read, otherwise one per line. */
export function listed(start: string, entries: readonly string[], end: string): string[] {
  const line = `${start}${entries.join(', ')}${end}`;
  if (line.length <= 88) return [line];
  return [
    start,
    ...entries.map((one, at) => `    ${one}${at < entries.length - 1 ? ',' : ''}`),
    end,
  ];
}
