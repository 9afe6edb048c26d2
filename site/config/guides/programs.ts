import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** In the order of their tabs. A build runs the one in TypeScript. */
const languages = [
  { ending: '.py', fence: 'python', name: 'Python' },
  { ending: '.ts', fence: 'ts', name: 'TypeScript' },
  { ending: '.R', fence: 'r', name: 'R' },
  { ending: '.sh', fence: 'bash', name: 'a shell' },
] as const;

type ProgramFile = {
  /** e.g. "maps-of-a-place.py" */
  file: string;
  /** The language of its code block, e.g. "python" */
  fence: (typeof languages)[number]['fence'];
  /** As written, with the placeholder hosts of guides */
  code: string;
};

/** The folder of a portal with the programs that its guides show. */
export const programsFolder = 'programs';

/**
 * The programs that guides show with <Program name="…" />, by name, and what is wrong with their files. A
 * program is one file for each language, and all programs of a portal come in the same languages.
 * @param portal its folder
 */
export function readPrograms(portal: string): {
  programs: ReadonlyMap<string, readonly ProgramFile[]>;
  problems: string[];
} {
  const folder = join(portal, programsFolder);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name[0] !== '.') : [];
  const isKnown = (file: string) => languages.some(({ ending }) => ending === extname(file));
  const used = languages.filter(
    ({ ending }) => ending === '.ts' || files.some((file) => extname(file) === ending),
  );
  const names = [
    ...new Set(files.filter(isKnown).map((file) => file.slice(0, -extname(file).length))),
  ];
  const programs = new Map(
    names.sort().map((name) => [
      name,
      used.flatMap(({ ending, fence }) => {
        const file = name + ending;
        if (!files.includes(file)) return [];
        return [{ file, fence, code: readFileSync(join(folder, file), 'utf8') }];
      }),
    ]),
  );
  return {
    programs,
    problems: [
      ...files
        .filter((file) => !isKnown(file))
        .map(
          (file) =>
            `${programsFolder}/${file} must end in ${oneOf(languages.map(({ ending }) => ending))}.`,
        ),
      ...names
        .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
        .map(
          (name) =>
            `${programsFolder}/${name}.ts must be named in small letters, digits and hyphens.`,
        ),
      ...names.flatMap((name) =>
        used
          .filter(({ ending }) => !files.includes(name + ending))
          .map(
            (language) =>
              `${programsFolder}/${name}${language.ending} is missing: ${reasonFor(language)}`,
          ),
      ),
    ],
  };
}

function reasonFor({ ending, name }: (typeof languages)[number]): string {
  return ending === '.ts'
    ? 'a build runs this file to show its output.'
    : `other programs of this portal come in ${name} too.`;
}

/** ["a", "b", "c"] -> "a, b or c" */
function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Why no program has a name that a guide gives; undefined if one has. */
export function programProblem(
  name: string | undefined,
  programs: ReadonlyMap<string, unknown>,
): string | undefined {
  if (name !== undefined && programs.has(name)) return undefined;
  const known = [...programs.keys()].join(', ') || 'the folder is empty';
  return `<Program> needs name="…" with a program of the folder "${programsFolder}" (${known})${name === undefined ? '' : `; found "${name}"`}.`;
}
