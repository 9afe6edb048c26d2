import { describe, expect, it } from 'vitest';
import { readText, repository } from '../project-files/repository.ts';
import { published } from './published.ts';

type Exports = Record<string, string>;

/** By name, e.g. `@portal/ui`. */
const exportsOf = new Map<string, Exports>(
  repository.files
    .filter((file) => /^(packages|portals)\/[^/]+\/package\.json$/.test(file))
    .map((file) => JSON.parse(readText(file)))
    .map(({ name, exports = {} }) => [name, exports]),
);

/** e.g. `@portal/ui/tokens.css`, in an import, in prose or in a comment */
const paths = /(@portal\/[a-z][a-z-]*)\/([\w./-]*\w)/g;

function notExported(text: string): string[] {
  return [...text.matchAll(paths)]
    .filter(([, name = '', path]) => exportsOf.get(name)?.[`./${path}`] === undefined)
    .map(([name]) => name);
}

describe('a path of a package', () => {
  // The changelog is about earlier releases too.
  const texts = repository.files.filter(
    (file) => /\.(md|mdx|ts|tsx|mjs|cjs|js|jsx|css)$/.test(file) && file !== 'CHANGELOG.md',
  );

  it('that a document, a source or a comment names is exported', () => {
    const wrong = texts.flatMap((file) =>
      notExported(readText(file)).map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
    const scope = '@portal';
    expect(notExported(`${scope}/ui, ${scope}/ui/tabs and ${scope}/ui/tables`)).toEqual([
      `${scope}/ui/tables`,
    ]);
  });

  it.each(published)(
    'to a style sheet that the README of $folder names is exported',
    ({ folder }) => {
      const named = [...readText(`packages/${folder}/README.md`).matchAll(/`([\w-]+\.css)`/g)];
      const exported = Object.keys(exportsOf.get(`@portal/${folder}`) ?? {});
      expect(exported).toEqual(expect.arrayContaining(named.map(([, name]) => `./${name}`)));
    },
  );
});
