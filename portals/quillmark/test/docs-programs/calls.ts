/** A function that a guide defines, called: `of` is how its definition begins. */
export type Call = { page: string; of: string; call: string; prints: string };

const info = 'https://api.example.org/image/V0040217/info.json';

/** What a program prints shows only part of its functions: each is tried with more values. */
export const calls: readonly Call[] = [
  {
    page: 'docs/content.mdx',
    of: 'function allPath',
    call: "allPath({ type: 'Exhibition highlight tour', id: 'a', highlightTourType: 'bsl' })",
    prints: '/content/v0/all/a.exhibition-highlight-tours.bsl',
  },
  {
    page: 'docs/iiif.mdx',
    of: 'function pictureUrl',
    call: `pictureUrl('${info}', { size: '400,' })`,
    prints: 'https://api.example.org/image/V0040217/full/400,/0/default.jpg',
  },
  {
    page: 'docs/iiif.mdx',
    of: 'function tileUrl',
    call: `tileUrl(await (await fetch('${info}')).json(), { edge: 512, scale: 2, column: 1, row: 0 })`,
    prints: 'https://api.example.org/image/V0040217/1024,0,576,1024/288,/0/default.jpg',
  },
  {
    page: 'docs/iiif.mdx',
    of: 'function boxOf',
    call: "JSON.stringify(boxOf((await (await fetch('https://api.example.org/search/b20417783/search?q=rosemary')).json()).resources[0].on))",
    prints: '{"page":"b20417783_0003.jp2","x":255,"y":231,"width":137,"height":28}',
  },
  {
    page: 'docs/iiif.mdx',
    of: 'manifest.sequences',
    call: "JSON.stringify(pagesOf(await (await fetch('https://api.example.org/presentation/v2/b20417783')).json())[2])",
    prints:
      '{"label":"3","width":833,"height":1200,"image":"https://api.example.org/image/b20417783_0003.jp2"}',
  },
  {
    page: 'docs/iiif.mdx',
    of: 'manifest.items',
    call: "JSON.stringify(pagesOf(await (await fetch('https://api.example.org/presentation/v3/b20417783')).json())[2])",
    prints:
      '{"label":"3","width":833,"height":1200,"image":"https://api.example.org/image/b20417783_0003.jp2"}',
  },
  {
    page: 'docs/licences.mdx',
    of: 'function plain',
    call: 'plain(\'<i title="a > b">Fish</i> &amp; chips, 5 &lt; 6, &#233;&#xE9;, &amp;lt;, &horse; &amp.\')',
    prints: 'Fish & chips, 5 < 6, éé, &lt;, &horse; &amp',
  },
  {
    page: 'docs/limits.mdx',
    of: 'function fetchPatiently',
    call: "(await fetchPatiently('https://api.example.org/catalogue/v2/works/hx7q2mvb')).status",
    prints: '200',
  },
  {
    page: 'docs/limits.mdx',
    of: 'session = requests.Session()',
    call: 'session.get("https://api.example.org/catalogue/v2/works/hx7q2mvb").status_code',
    prints: '200',
  },
  {
    page: 'docs/text.mdx',
    of: 'def words_of',
    call: 'words_of(__import__("requests").get("https://api.example.org/text/alto/b20417783_0003.jp2").content)[0]',
    prints: "('For', 220.0, 161.0, 52.0, 29.0)",
  },
  {
    page: 'docs/text.mdx',
    of: 'function boxStyle',
    call: 'boxStyle({ x: 255, y: 231, width: 137, height: 28 }, { width: 833, height: 1200 }).top',
    prints: '19.25%',
  },
  {
    page: 'docs/datasets.mdx',
    of: 'open("pictures.csv", "w"',
    call: 'open("pictures.csv", encoding="utf-8").readline().strip()',
    prints: 'id,title,produced,subjects',
  },
];
