// Pictures that may be sold as prints, as a CSV: npx tsx prints-to-sell.ts > prints.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const soldUnchanged = ['pdm', 'cc-0', 'cc-by', 'cc-by-sa', 'cc-by-nd', 'ogl', 'opl'];
const smallest = 10;
const wanted = new URLSearchParams({
  'source.subjects.label': 'Cartography',
  'locations.license': soldUnchanged.join(','),
  pageSize: '100',
});

type Place = { url: string; license?: { id: string }; credit?: string };
type Image = { id: string; source: { title: string }; locations: [Place, ...Place[]] };
type Info = { width: number; height: number };

const headers = { 'User-Agent': 'prints-to-sell/1.0 (you@example.org)' };
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function get(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    if (response.ok) return response;
    if (attempt < 5 && [429, 500, 502, 503, 504].includes(response.status)) {
      await wait(Number(response.headers.get('Retry-After')) || 2 ** (attempt - 1));
      continue;
    }
    const problem = await response.json().catch(() => ({}));
    throw new Error(`${response.status}: ${problem.description ?? problem.label ?? 'no details'}`);
  }
}

async function getJson<Answer>(url: string): Promise<Answer> {
  return (await get(url)).json();
}

type Page<Result> = { results: Result[]; totalResults: number; nextPage?: string };

async function* allResults<Result>(url: string): AsyncGenerator<Result> {
  let page = await getJson<Page<Result>>(url);
  if (page.totalResults > 10_000) {
    throw new Error('More than 10,000 results: ask for fewer at a time.');
  }
  yield* page.results;
  while (page.nextPage) {
    await wait(0.5);
    page = await getJson<Page<Result>>(page.nextPage);
    yield* page.results;
  }
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
}

/** At 300 dots per inch, in whole centimetres. */
const printed = (pixels: number) => Math.floor((pixels * 254) / 30_000);

async function main(): Promise<void> {
  printRow('image', 'title', 'cm', 'licence', 'credit', 'picture');
  for await (const image of allResults<Image>(`${catalogue}/images?${wanted}`)) {
    const { url, license, credit = '' } = image.locations[0];
    if (!license || !soldUnchanged.includes(license.id)) continue;
    await wait(0.5);
    const info = await getJson<Info>(url);
    const [width, height] = [printed(info.width), printed(info.height)];
    if (Math.max(width, height) < smallest) continue;
    const picture = url.replace(/info\.json$/, 'full/full/0/default.jpg');
    printRow(image.id, image.source.title, `${width} x ${height}`, license.id, credit, picture);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
