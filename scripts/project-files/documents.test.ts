import { basename, dirname, extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findUnknown } from './named-things.ts';
import { readText, repository } from './repository.ts';

type Field = { type: string; id?: string; attributes: { label?: string; options?: unknown[] } };
type Form = { name: string; description: string; body: Field[] };

describe('the issue forms', () => {
  const forms = repository.files.filter((file) => /\/ISSUE_TEMPLATE\/(?!config)/.test(file));

  it.each(forms)('%s can be shown by GitHub', (file) => {
    const { name, description, body } = parse(readText(file)) as Form;
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const fields = body.filter(({ type }) => type !== 'markdown');
    expect(fields.length).toBeGreaterThan(0);
    for (const { type, id, attributes } of fields) {
      expect(type).toMatch(/^(input|textarea|dropdown|checkboxes)$/);
      expect([id, attributes.label]).toEqual([expect.any(String), expect.any(String)]);
      if (type === 'checkboxes') expect(attributes.options?.length).toBeGreaterThan(0);
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });

  it('are the same three kinds on GitLab', () => {
    const kinds = (folder: string) =>
      repository.files
        .filter((file) => file.startsWith(folder) && !file.endsWith('config.yml'))
        .map((file) => basename(file, extname(file)).toLowerCase());
    expect(kinds('.gitlab/issue_templates/')).toEqual(kinds('.github/ISSUE_TEMPLATE/'));
    expect(forms).toHaveLength(3);
  });
});

/** A script of one workspace only. */
const ofOtherPackages = new Set(['npm run generate']);

describe('the things that documents and forms name', () => {
  const documents = repository.files.filter((file) =>
    /^(\.github\/(ISSUE_TEMPLATE|pull_request)|\.gitlab\/|SECURITY|CODE_OF_CONDUCT|compose|Dockerfile|\.gitlab-ci|renovate|RELEASING|((deploy|portals|bench)\/)?README|\.github\/workflows)/.test(
      file,
    ),
  );

  it.each(documents)('exist: %s', (file) => {
    expect(findUnknown(readText(file), repository, dirname(file))).toEqual([]);
  });

  it.each(['CONTRIBUTING.md', 'portals/quillmark/README.md'])(
    'exist: %s, a list of recipes',
    (file) => {
      // NAME stands for what the reader calls a thing; a file may be named without its folder.
      const unknown = findUnknown(
        readText(file).replaceAll(/`[^`]*NAME[^`]*`/g, ''),
        repository,
        dirname(file),
      );
      const names = new Set(repository.files.map((one) => basename(one)));
      expect(unknown.filter((name) => !names.has(name) && !ofOtherPackages.has(name))).toEqual([]);
    },
  );

  it('are looked for in all of them', () => {
    expect(documents.length).toBeGreaterThan(12);
    expect(
      findUnknown('`npm run nothing`, npm tests, (see docs/NO.md) and x.mjs', repository),
    ).toEqual(['npm run nothing', 'docs/NO.md', 'x.mjs']);
  });

  it('asked of authors are the same on GitHub and on GitLab', () => {
    expect(readText('.gitlab/merge_request_templates/Default.md')).toBe(
      readText('.github/pull_request_template.md'),
    );
  });
});
