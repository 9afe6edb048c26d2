import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  book,
  picture,
  plates,
  type SmallCollection,
  writeSmallCollection,
} from '../../test/small-collection.fixture.ts';
import { digestPictures, keepLooks, keptLooksName } from './kept-looks.ts';
import { makeCollection } from './make-collection.ts';
import { readPlan } from './plan-collection.ts';

let small: SmallCollection;

beforeEach(async () => {
  small = await writeSmallCollection();
});
afterEach(() => small.clear());

function make() {
  const { root, folder, cache } = small;
  return makeCollection({ root, folder, cache, progress: () => ({ step() {} }) });
}

function made<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(small.folder, path), 'utf8')) as Value;
}

type Pictures = Record<string, { file: string; width: number; height: number }>;
type Images = {
  id: string;
  averageColor: string;
  aspectRatio: number;
  source: { title: string };
}[];

/** The average colour of each picture, by title. */
function colours(): Record<string, string> {
  const images = made<Images>('records/images.json');
  return Object.fromEntries(images.map((image) => [image.source.title, image.averageColor]));
}

function sizes(): string[] {
  const pictures = Object.entries(made<Pictures>('records/pictures.json'));
  return pictures
    .filter(([name]) => !name.startsWith('b'))
    .map(([, { width, height }]) => `${width} × ${height}`)
    .sort();
}

/** Whom digital copies of pictures and books credit, each name once. */
function credits(): (string | undefined)[] {
  type Location = { locationType: { id: string }; credit?: string };
  type Holder = { items?: Holder[]; locations?: Location[] };
  const records = ['works', 'images'].flatMap((name) => made<Holder[]>(`records/${name}.json`));
  const copies = records
    .flatMap((holder) => [holder, ...(holder.items ?? [])])
    .flatMap(({ locations = [] }) => locations)
    .filter(({ locationType }) => /^iiif-/.test(locationType.id));
  expect(new Set(copies.map(({ locationType }) => locationType.id)).size).toBe(2);
  return [...new Set(copies.map(({ credit }) => credit))];
}

async function problems(): Promise<string[]> {
  const error = await make().then(
    () => undefined,
    (reason: Error) => reason,
  );
  return (error?.message ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

describe('a small collection', () => {
  it('needs only the folders in which it has something', async () => {
    for (const part of [
      'vocabulary',
      'archives',
      'content',
      'books',
      'pictures',
      'withdrawn.yaml',
    ]) {
      small.remove(part);
    }
    small.write('works/ships.yaml', 'works:\n  - { title: Ship, format: k, subjects: [Ships] }\n');
    await make();
    expect(made<{ title: string }[]>('records/works.json').map(({ title }) => title)).toEqual([
      'Ship',
    ]);
    expect(made('records/withdrawn.json')).toMatchObject({ deleted: [], hidden: [], content: [] });
  });

  it('is told what is no part of a collection', async () => {
    small.write('work/ships.yaml', 'works: []\n');
    small.write('withdrawn.yml', 'deleted: []\n');
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^withdrawn\.yml: is not a part of a collection; its folders are archives, /,
      ),
      expect.stringMatching(/^work: is not a part of a collection; .* and withdrawn\.yaml lists/),
    ]);
  });

  it('credits whom its settings name, for pictures and for books', async () => {
    await make();
    expect(credits()).toEqual([undefined]);
    small.write('collection.yaml', 'credit: Harbour Museum\n');
    await make();
    expect(credits()).toEqual(['Harbour Museum']);
    small.write('collection.yaml', 'credits: Harbour Museum\n');
    expect(await problems()).toEqual(['collection.yaml: the file: Unrecognized key: "credits"']);
  });
});

describe('a collection whose pictures are files', () => {
  it('has each file under its number, with its size and colours', async () => {
    await make();
    expect(sizes()).toEqual(['30 × 30', '50 × 70', '60 × 40']);
    expect(colours()).toEqual({ Fife: '#ff0000', Leith: '#00ff00', Whelk: '#0000ff' });
    for (const [name, { file, width, height }] of Object.entries(
      made<Pictures>('records/pictures.json'),
    )) {
      expect(file).toBe(`${name.replace('.jp2', '')}.webp`);
      const found = await sharp(readFileSync(join(small.folder, 'pictures', file))).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('produces the same files when it is made again elsewhere', async () => {
    await make();
    const first = made<{ files: object }>('manifest.json').files;
    small.folder = join(small.folder, 'again');
    await make();
    expect(made<{ files: object }>('manifest.json').files).toEqual(first);
  });

  it('records the upright size of a picture that is stored sideways', async () => {
    const turned = await sharp(await picture('#ff0000', 80, 20))
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    small.write('pictures/maps/fife.webp', turned);
    await make();
    expect(sizes()).toContain('20 × 80');
  });

  it('measures transparent pictures on white', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const data = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
      .webp({ lossless: true })
      .toBuffer();
    small.write('pictures/maps/fife.webp', data);
    await make();
    expect(colours().Fife).toBe('#ffffff');
  });
});

describe('after a change', () => {
  beforeEach(make);

  it('an edited picture is measured again, and only its own record changes', async () => {
    small.write('pictures/maps/fife.webp', await picture('#ffff00', 90, 40));
    await make();
    expect(colours()).toEqual({ Fife: '#ffff00', Leith: '#00ff00', Whelk: '#0000ff' });
    expect(sizes()).toEqual(['30 × 30', '50 × 70', '90 × 40']);
  });

  it('nothing remains of the previous state', async () => {
    const count = readdirSync(small.cache).length;
    small.write('pictures/maps/fife.webp', await picture('#ffff00', 90, 40));
    small.write('books/cats.md', book('Other words.'));
    await make();
    expect(readdirSync(small.cache)).toHaveLength(count);
  });

  it('swapping the files of two pictures swaps their appearance', async () => {
    const [fife, leith] = ['fife', 'leith'].map((name) =>
      readFileSync(join(small.root, `pictures/maps/${name}.webp`)),
    );
    small.write('pictures/maps/fife.webp', leith ?? '');
    small.write('pictures/maps/leith.webp', fife ?? '');
    await make();
    expect(colours()).toEqual({ Fife: '#00ff00', Leith: '#ff0000', Whelk: '#0000ff' });
  });

  it('a removed picture leaves nothing behind', async () => {
    small.remove('pictures/shells');
    await make();
    expect(colours()).toEqual({ Fife: '#ff0000', Leith: '#00ff00' });
    const files = readdirSync(join(small.folder, 'pictures'));
    expect(files.filter((file) => !file.startsWith('b')).length).toBe(2);
  });

  it('a renamed file keeps its number and id', async () => {
    const before = made<Images>('records/images.json');
    small.remove('pictures/shells/whelk.webp');
    small.write('pictures/shells/plates.yaml', plates(['Whelk', 'common-whelk.webp']));
    small.write('pictures/shells/common-whelk.webp', await picture('#0000ff', 30, 30));
    await make();
    expect(made('records/images.json')).toEqual(before);
  });

  it('an edited book has its new words, and the pages of the others are kept', async () => {
    small.write('books/dogs.md', book('Dogs.').replaceAll(/cats/gi, 'dogs').replace('001', '002'));
    await make();
    const page = (identifier: string) =>
      readFileSync(join(small.folder, `pictures/${identifier}_0003.webp`));
    const [cats, dogs] = [page('b20000001'), page('b20000002')];
    small.write('books/cats.md', book('Other words.'));
    await make();
    expect(JSON.stringify(made('books/b20000001.json'))).toContain('Other');
    expect(page('b20000001').equals(cats)).toBe(false);
    expect(page('b20000002').equals(dogs)).toBe(true);
  });

  it.each([
    ['title', 'title: On cats', 'title: On felines', 'books/b20000001.json'],
    ['press', 'press: fell', 'press: garamond', 'pictures/b20000001_0003.webp'],
    ['publisher', 'press: fell', 'press: fell\npublisher: T. Cadell', 'books/b20000001.json'],
  ])('a changed %s of a book is picked up', async (_, line, other, file) => {
    const before = readFileSync(join(small.folder, file));
    small.write('books/cats.md', book('The cats of the infirmary.').replace(line, other));
    await make();
    expect(readFileSync(join(small.folder, file)).equals(before)).toBe(false);
  });

  it.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ])('%s in the file of a book change nothing', async (_, save) => {
    const before = made('books/b20000001.json');
    small.write('books/cats.md', save(book('The cats of the infirmary.')));
    await make();
    expect(made('books/b20000001.json')).toEqual(before);
  });

  it('a retitled picture has its appearance under its new id', async () => {
    small.write('pictures/shells/plates.yaml', plates(['Common whelk', 'whelk.webp']));
    await make();
    const ids = made<Images>('records/images.json').map(({ id }) => id);
    expect(Object.keys(made<object>('records/looks.json')).sort()).toEqual(ids.sort());
  });

  it('committed looks are used for the pictures they were measured from, and for no others', async () => {
    const { pictures } = readPlan(small.root);
    const looks = Object.fromEntries(pictures.map(({ imageId }) => [imageId, { kept: imageId }]));
    small.write(keptLooksName, keepLooks(digestPictures(small.root, pictures), looks));
    await make();
    expect(made('records/looks.json')).toEqual(looks);
    small.write('pictures/maps/fife.webp', await picture('#00ffff', 40, 30));
    await make();
    expect(JSON.stringify(made('records/looks.json'))).not.toContain('kept');
  });

  it('a damaged page is drawn again', async () => {
    const file = join(small.folder, 'pictures/b20000001_0003.webp');
    const before = readFileSync(file);
    writeFileSync(file, 'damaged');
    await make();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('the cache may be deleted or damaged', async () => {
    const before = made('manifest.json');
    for (const name of readdirSync(small.cache)) {
      writeFileSync(join(small.cache, name), 'damaged');
    }
    writeFileSync(join(small.folder, 'manifest.json'), '{}');
    await make();
    expect(made('manifest.json')).toEqual(before);
    rmSync(small.cache, { recursive: true });
    await make();
    expect(made('manifest.json')).toEqual(before);
  });
});

const named = 'lower-case letters, digits and hyphens, such as grey-horse.webp';

/** What can be wrong with pictures: how to cause it, and what is reported. */
const mistakes: [string, () => void | Promise<void>, ...string[]][] = [
  [
    'an entry without a file on disk',
    () => small.remove('pictures/maps/fife.webp'),
    'pictures/maps/plates.yaml: “Fife” file: there is no fife.webp in pictures/maps: add it, or remove the entry',
  ],
  [
    'a file without an entry',
    async () => small.write('pictures/shells/cowrie.webp', await picture('#fff')),
    'pictures/shells/cowrie.webp: has no entry: add one to plates.yaml, or remove the file',
  ],
  [
    'a truncated file',
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const create = { width: 300, height: 300, channels: 3, background: '#888', noise } as const;
      const whole = await sharp({ create }).webp().toBuffer();
      small.write('pictures/maps/leith.webp', whole.subarray(0, whole.length * 0.6));
    },
    'pictures/maps/leith.webp: is broken or truncated: save it again as WebP',
  ],
  [
    'a file over 5 MB',
    () => small.write('pictures/shells/whelk.webp', Buffer.alloc(5_000_001)),
    'pictures/shells/whelk.webp: is over the limit of 5 MB (5.0 MB): save it smaller',
  ],
  [
    'a folder without plates.yaml',
    () => small.write('pictures/birds/notes.txt', 'none yet'),
    'pictures/birds/notes.txt: is neither plates.yaml nor a picture: pictures are WebP and end in .webp',
    'pictures/birds: has no plates.yaml: add one that names each picture',
  ],
  [
    'a picture outside any family',
    async () => small.write('pictures/stray.webp', await picture('#fff')),
    'pictures/stray.webp: is not in the folder of a family: move it into one',
  ],
  [
    'a file extension in capitals',
    async () => small.write('pictures/maps/COAST.WEBP', await picture('#fff')),
    `pictures/maps/COAST.WEBP: must be a plain file name of ${named}`,
  ],
  [
    'a folder in a family',
    async () => small.write('pictures/maps/old/fife.webp', await picture('#fff')),
    'pictures/maps/old: is not allowed here: pictures go directly into the folder of a family',
  ],
  [
    'a link in a family',
    () => symlinkSync('whelk.webp', join(small.root, 'pictures/shells/link.webp')),
    'pictures/shells/link.webp: is a symbolic link: put the file itself here',
  ],
  [
    'a mistake in another source',
    () => small.write('works/cats.yaml', 'works: [{ title: Cats, format: book, subjects: [] }]'),
    'works/cats.yaml: “Cats” format: Invalid option',
  ],
];

const others: typeof mistakes = [
  [
    'a file that is not a picture',
    () => small.write('pictures/maps/fife.webp', 'not a picture'),
    'pictures/maps/fife.webp: is not a picture: save it again as WebP',
  ],
  [
    'a file of exactly 5 MB, but not for its size',
    () => small.write('pictures/shells/whelk.webp', Buffer.alloc(5_000_000)),
    'pictures/shells/whelk.webp: is not a picture: save it again as WebP',
  ],
  [
    'an empty file',
    () => small.write('pictures/maps/fife.webp', ''),
    'pictures/maps/fife.webp: is not a picture: save it again as WebP',
  ],
  [
    'another format with the same extension',
    async () =>
      small.write(
        'pictures/maps/fife.webp',
        await sharp(await picture('#f00'))
          .png()
          .toBuffer(),
      ),
    'pictures/maps/fife.webp: is png, not WebP: save it again as WebP',
  ],
  [
    'two entries for one file',
    () => {
      const twice = plates(['Fife', 'fife.webp'], ['Leith', 'leith.webp'], ['Coast', 'fife.webp']);
      small.write('pictures/maps/plates.yaml', twice);
    },
    'pictures/maps/plates.yaml: “Coast” file: fife.webp already belongs to “Fife”: each entry needs its own file',
  ],
  [
    'an entry without a file name',
    () => {
      const text = plates(['Whelk', 'whelk.webp']).replace('    file: whelk.webp\n', '');
      small.write('pictures/shells/plates.yaml', text);
    },
    `pictures/shells/plates.yaml: “Whelk” file: must be a plain file name of ${named}`,
    'pictures/shells/whelk.webp: has no entry: add one to plates.yaml, or remove the file',
  ],
  [
    'a file in another folder',
    () => small.write('pictures/shells/plates.yaml', plates(['Whelk', '../maps/fife.webp'])),
    `pictures/shells/plates.yaml: “Whelk” file: must be a plain file name of ${named}`,
    'pictures/shells/whelk.webp: has no entry: add one to plates.yaml, or remove the file',
  ],
  [
    'an entry for a link',
    () => {
      small.remove('pictures/shells/whelk.webp');
      symlinkSync('../maps/fife.webp', join(small.root, 'pictures/shells/whelk.webp'));
    },
    'pictures/shells/whelk.webp: is a symbolic link: put the file itself here',
  ],
  [
    'an empty family',
    () => {
      mkdirSync(join(small.root, 'pictures/birds'));
    },
    'pictures/birds: has no plates.yaml: add one that names each picture',
  ],
  [
    'plates.yaml that is not YAML, beside a broken picture',
    () => {
      small.write('pictures/shells/plates.yaml', 'works: [');
      small.write('pictures/shells/whelk.webp', 'not a picture');
    },
    'pictures/shells/plates.yaml: YAML: ',
    'pictures/shells/whelk.webp: is not a picture: save it again as WebP',
  ],
  [
    'another picture of a work that does not exist',
    () => {
      const text = `${plates(['Whelk', 'whelk.webp'])}    sameWorkAs: Cowrie\n`;
      small.write('pictures/shells/plates.yaml', text);
    },
    'pictures/shells/plates.yaml: “Whelk” sameWorkAs: there is no “Cowrie” in this file that has its own work',
  ],
];

function twice(entry: string): string {
  return `${entry}, ${entry}`;
}

describe('a mistake with pictures', () => {
  it.each([...mistakes, ...others])('%s is reported', async (_, spoil, ...expected) => {
    await spoil();
    const found = (await problems()).filter((line) => /^(pictures|works)\//.test(line));
    expect(found.length).toBe(expected.length);
    for (const line of expected) {
      expect(found.filter((one) => one.startsWith(line))).toHaveLength(1);
    }
  });

  it('is reported all at once', async () => {
    for (const [, spoil] of mistakes) await spoil();
    const found = await problems();
    const expected = mistakes.flatMap(([, , ...lines]) => lines);
    expect(expected.filter((line) => !found.some((one) => one.startsWith(line)))).toEqual([]);
    expect(found.length).toBe(expected.length);
  });

  it.each([
    [
      'pictures/maps/plates.yaml',
      plates(['Fife', 'fife.webp'], ['Fife', 'leith.webp']),
      'maps Fife',
    ],
    [
      'works/a.yaml',
      `works: [${twice('{ title: Cats, format: a, subjects: [] }')}]`,
      'a.yaml Cats',
    ],
    ['books/other.md', book('Another text.'), 'book b20000001'],
    [
      'archives/a.yaml',
      `{ title: A, reference: PP, parts: [${twice('{ title: B, reference: "1" }')}] }`,
      'archive PP/1',
    ],
    ['content/a.yaml', `seasons: [${twice('{ title: Spring }')}]`, 'season Spring'],
  ])('or two entries of one name in %s is reported', async (file, text, name) => {
    small.write(file, text);
    await expect(make()).rejects.toThrow(`${name}”. Give one of them another name.`);
  });

  it('leaves earlier output unchanged', async () => {
    await make();
    const before = readFileSync(join(small.folder, 'manifest.json'), 'utf8');
    small.write('pictures/maps/fife.webp', 'not a picture');
    expect(await problems()).toHaveLength(1);
    expect(readFileSync(join(small.folder, 'manifest.json'), 'utf8')).toBe(before);
  });

  it('ignores what file managers leave behind', async () => {
    small.write('pictures/.DS_Store', '');
    small.write('pictures/maps/Thumbs.db', '');
    await make();
  });
});
