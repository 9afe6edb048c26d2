// Maps and pictures of a place, as a CSV: npx tsx pictures-of-a-place.ts > pictures.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const open = ['pdm', 'cc-0', 'cc-by', 'cc-by-sa'];
const wanted = new URLSearchParams({
  'subjects.label': 'London',
  workType: 'e,k,l',
  'production.dates.from': '1700-01-01',
  'production.dates.to': '1900-12-31',
  'items.locations.license': open.join(','),
  include: 'items,production',
  sort: 'production.dates',
  pageSize: '100',
});

type Place = {
  locationType: { id: string };
  url: string;
  license?: { id: string; url: string };
  credit?: string;
};
type Work = {
  id: string;
  title: string;
  production: { dates: { label: string }[] }[];
  items: { locations: Place[] }[];
};

const headers = { 'User-Agent': 'pictures-of-a-place/1.0 (you@example.org)' };
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

async function main(): Promise<void> {
  printRow('work', 'title', 'date', 'iiif_base', 'licence', 'licence_url', 'credit');
  for await (const work of allResults<Work>(`${catalogue}/works?${wanted}`)) {
    const dates = work.production.flatMap((event) => event.dates.map(({ label }) => label));
    const places = work.items.flatMap(({ locations }) => locations);
    for (const { locationType, url, license, credit = '' } of places) {
      // A work matches if one of its copies does: look at each.
      if (locationType.id !== 'iiif-image' || !license || !open.includes(license.id)) continue;
      const base = url.replace(/\/info\.json$/, '');
      printRow(work.id, work.title, dates.join('; '), base, license.id, license.url, credit);
    }
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
