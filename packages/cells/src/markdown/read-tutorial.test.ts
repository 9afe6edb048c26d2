import { expect, it } from 'vitest';
import { readTutorial } from './read-tutorial.ts';

const file = 'docs/examples/a-tutorial.mdx';

it.each(['https://museum.example', 'https://museum.example/developers'])(
  'links of a tutorial lead to pages of %s',
  (siteUrl) => {
    const mdx = [
      '[a](/api/text#b) [c](./other.mdx#d) [e](../iiif.mdx) [f](#g) [h](https://b.example/)',
      '```ts cell',
      'display(1)',
      '```',
    ].join('\n');
    const { parts } = readTutorial(mdx, { file, siteUrl });
    expect(parts[0]).toEqual({
      kind: 'prose',
      text: `[a](${siteUrl}/api/text#b) [c](${siteUrl}/docs/examples/other#d) [e](${siteUrl}/docs/iiif) [f](${siteUrl}/docs/examples/a-tutorial#g) [h](https://b.example/)`,
    });
  },
);
