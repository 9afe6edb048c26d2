import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationOf } from '../../test/contract.ts';
import { lendingApi } from '../../test/lending-api.ts';
import { groupParameters } from '../model/index.ts';
import { apiMarkdown, operationMarkdown, schemaMarkdown } from './index.ts';
import { belowHeading, codeBlock, joinBlocks, listItem } from './text.ts';

const place = { baseUrl: 'https://api.example.org', page: 'https://site.example/api/x' };

describe('every description', () => {
  let apis: Api[];
  beforeAll(async () => {
    apis = await loadApis(apisFolder);
  });

  it('gives, for each operation, everything a reader must know', () => {
    for (const api of apis) {
      for (const operation of api.operations) {
        const text = operationMarkdown(api, operation, place);
        const expected = [
          `\`${operation.method.toUpperCase()} ${operation.basePath}${operation.path}\``,
          `<${place.page}#${operation.id}>`,
          ...operation.parameters.flatMap(({ name, traps, choices }) => [
            `**\`${name}\`**`,
            ...traps,
            ...(choices?.values ?? []).map(({ value }) => `\`${value}\``),
          ]),
          ...operation.responses.map(({ status }) => `**${status} `),
        ];
        expect(expected.filter((words) => !text.includes(words))).toEqual([]);
      }
    }
  });

  it('has parameters in the groups of the description, each under its heading', () => {
    const operation = operationOf(apis, 'getWorks');
    const api = apis.find(({ operations }) => operations.includes(operation));
    if (!api) throw new Error('No API has getWorks.');
    const text = operationMarkdown(api, operation, place, 2);
    const parts = text.slice(text.indexOf('### Parameters')).split(/\n(?=### [^#])/)[0] ?? '';
    const inOrder = [...parts.matchAll(/^#### (.+)$|^- \*\*`(.+?)`\*\*/gm)].map(
      ([, label, name]) => (label === undefined ? name : `# ${label}`),
    );
    const wanted = groupParameters(operation.parameters).flatMap(({ label, parameters }) => [
      `# ${label}`,
      ...parameters.map(({ name }) => name),
    ]);
    expect(wanted).toContain('# Filters');
    expect(inOrder).toEqual(wanted);
  });

  it('says since when an operation is deprecated, and when it ends', () => {
    const [api] = apis;
    const [operation] = api?.operations ?? [];
    if (!api || !operation) throw new Error('There is no operation.');
    const dates = { deprecated: true, deprecatedSince: '2027-01-15', sunset: '2028-01-15' };
    const text = operationMarkdown(api, { ...operation, ...dates }, place);
    expect(text).toContain('Deprecated since 15 January 2027. It ends on 15 January 2028.');
    expect(operationMarkdown(api, operation, place)).not.toContain('Deprecated since');
  });

  it('marks what the description marks, and nothing else', () => {
    const badges = ['required', 'deprecated'];
    for (const api of apis) {
      for (const operation of api.operations) {
        const text = operationMarkdown(api, operation, place);
        const factsAfter = (start: string) => {
          const line = text.split('\n').find((one) => one.startsWith(start));
          const words = line?.slice(start.length).match(/[a-z]+/g) ?? [];
          return line === undefined ? line : words.filter((word) => badges.includes(word));
        };
        for (const { name, required, deprecated } of operation.parameters) {
          const marked = [required, deprecated];
          const wanted = badges.filter((_, at) => marked[at]);
          expect(factsAfter(`- **\`${name}\`** (`), `${operation.id} ${name}`).toEqual(wanted);
        }
        const { method, basePath, path, deprecated } = operation;
        const wanted = badges.filter((_, at) => [false, deprecated][at]);
        const start = `\`${method.toUpperCase()} ${basePath}${path}\``;
        expect(factsAfter(start), operation.id).toEqual(wanted);
      }
    }
  });

  it('gives, for each schema, its fields and what they mean', () => {
    for (const api of apis) {
      for (const [name, { properties = {} }] of Object.entries(api.schemas)) {
        const text = schemaMarkdown(api, name, { page: place.page, returning: [] });
        expect(text).toContain(`# ${name}`);
        for (const field of Object.keys(properties)) expect(text).toContain(`**\`${field}\`**`);
      }
    }
  });

  it('includes every operation and schema in the page’s own text', () => {
    for (const api of apis) {
      const texts = { lead: 'Lead.', failures: 'Fail with `X`.', readOn: '- More' };
      const text = apiMarkdown(api, { title: api.title, ...texts, downloads: [] }, place);
      expect(text).toContain('\n\nFail with `X`.\n\n');
      for (const { summary } of api.operations) expect(text).toContain(`### ${summary}`);
      for (const name of Object.keys(api.schemas)) expect(text).toContain(`### ${name}`);
      expect(text).toContain('## Read on\n\n- More');
    }
  });
});

describe('an API with one of everything', () => {
  const api = lendingApi();
  const words = { title: api.title, lead: '', readOn: '', downloads: [] };
  const text = apiMarkdown(api, words, place);

  it.each([
    [
      'servers',
      '- `https://eu.lending.example/v2` (`https://{region}.lending.example/v2`) Production, near you.',
    ],
    ['variables', '  - `{region}` is `eu` by default, of `eu`, `us`, `ap`.'],
    ['headings below its own', '### Limits'],
    ['authentication', '## Authentication\n\n### key\n\nAn API key in the header `X-Api-Key`.'],
    ['OAuth flows', '- Token: `https://lending.example/token`'],
    ['scopes', '- `loans:write` Lend and return'],
    ['groups by their labels', '## Loans and returns\n\nWho has what.'],
    ['ways to authenticate', '**Authentication:** key, or oauth with the scopes `loans:write`.'],
    ['that no key is needed', '**Authentication:** no key needed.'],
    ['bodies', '#### Request body\n\nRequired.\n\nWhat to lend, and to **whom**.'],
    ['fields of a body', '- **`reader`** (text; required)'],
    ['patterns below the type', "The reader's id.\n\n    Pattern: `^r[0-9]+$`"],
    ['form encodings', '`scan`: sent as image/png, image/jpeg'],
    ['examples of a body', 'Example: A book for `r1`'],
    ['discriminators', 'When `kind` is `film`.'],
    ['links', 'Leads to `getLoan`. The loan itself.'],
    ['callbacks', '- **The book is back** `POST {$request.body#/callbackUrl}`'],
    ['what a callback sends', '- **`late`** (true or false)'],
    ['webhooks', '## Webhooks\n\n### A book was added\n\n`POST`\n\nSent for *every* new book.'],
    ['closed objects', 'No other fields are allowed.'],
    ['marks', '- **`pin`** (text; write-only)'],
  ])('has %s', (_, want) => {
    expect(text).toContain(want);
  });

  it('does not claim that there are no parameters if there is a body', () => {
    expect(text).not.toContain('takes no parameters');
  });
});

describe('the pieces of Markdown', () => {
  it('keeps what has several lines inside its list item', () => {
    expect(listItem('a\n\nb')).toBe('- a\n\n  b');
  });

  it('fences code that contains fences with a longer one', () => {
    expect(codeBlock('```js\n1\n```', 'md')).toBe('````md\n```js\n1\n```\n````');
  });

  it('puts headings below the one they are under', () => {
    expect(belowHeading('# A\n\n## B\n\n#no', 3)).toBe('#### A\n\n##### B\n\n#no');
  });

  it('ignores what looks like a heading inside code', () => {
    const code = '```sh\n# no\n```\n# A\n~~~\n# no\n```\n~~~\n# B';
    expect(belowHeading(code, 1)).toBe(code.replace('# A', '## A').replace('# B', '## B'));
  });

  it('leaves out empty blocks', () => {
    expect(joinBlocks(['a', '', ' b '])).toBe('a\n\nb');
  });
});
