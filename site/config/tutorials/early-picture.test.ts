import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { earlyPictureMeta, earlyPictureScript } from './early-picture';

const picture = { alt: '', width: 720, height: 440 };
const meta = earlyPictureMeta('maps', { ts: picture, python: picture }, '/developers/');

type Reader = { language?: string; stored?: string | 'refused'; prefersDark?: boolean };

function fetchedFor({ language, stored, prefersDark = false }: Reader, isTutorial = true) {
  const links: Record<string, string>[] = [];
  const getItem = (key: string) => {
    if (stored === 'refused') throw new Error('denied');
    return key === 'theme' ? (stored ?? null) : null;
  };
  runInNewContext(earlyPictureScript, {
    localStorage: { getItem },
    matchMedia: () => ({ matches: prefersDark }),
    document: {
      documentElement: { dataset: { language } },
      querySelector: (selector: string) =>
        isTutorial && selector === `meta[name=${meta.name}]`
          ? { content: meta.content, dataset: { languages: meta['data-languages'] } }
          : null,
      createElement: (tag: string) => ({ tag }),
      head: { append: (link: Record<string, string>) => links.push(link) },
    },
  });
  return links;
}

it.each<[string, Reader]>([
  ['maps.light', {}],
  ['maps.dark', { prefersDark: true }],
  ['maps.light', { prefersDark: true, stored: 'light' }],
  ['maps.dark', { stored: 'dark' }],
  ['maps.dark', { stored: 'refused', prefersDark: true }],
  ['maps.python.light', { language: 'python' }],
  ['maps.python.dark', { language: 'python', stored: 'dark' }],
  ['maps.light', { language: 'typescript' }],
  ['maps.light', { language: 'javascript' }],
  ['maps.dark', { language: 'r', stored: 'dark' }],
])('fetches %s for a reader with %j', (file, reader) => {
  expect(fetchedFor(reader)).toEqual([
    {
      tag: 'link',
      rel: 'preload',
      as: 'image',
      href: `/developers/tutorial-results/${file}.svg`,
    },
  ]);
});

it('fetches nothing on other pages', () => {
  expect(fetchedFor({}, false)).toEqual([]);
});
