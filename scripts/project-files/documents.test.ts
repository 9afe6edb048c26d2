import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnknown } from './named-things.ts';
import { readText, repository } from './repository.ts';

describe('what the documents and forms name', () => {
  const documents = repository.files.filter((file) =>
    /^(\.github\/(ISSUE_TEMPLATE|pull_request)|\.gitlab\/|SECURITY|CODE_OF_CONDUCT|compose|Dockerfile|\.gitlab-ci|renovate|deploy\/README|\.github\/workflows)/.test(
      file,
    ),
  );

  it.each(documents)('exists: %s', (file) => {
    expect(findUnknown(readText(file), repository, dirname(file))).toEqual([]);
  });

  it('is looked for in all of them', () => {
    expect(documents.length).toBeGreaterThan(12);
    expect(
      findUnknown('`npm run nothing`, npm tests, (see docs/NO.md) and x.mjs', repository),
    ).toEqual(['npm run nothing', 'docs/NO.md', 'x.mjs']);
  });

  it('is asked of authors on GitHub and on GitLab alike', () => {
    expect(readText('.gitlab/merge_request_templates/Default.md')).toBe(
      readText('.github/pull_request_template.md'),
    );
  });
});
