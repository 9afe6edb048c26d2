// Labelled pictures to train on, as a CSV: npx tsx dataset-to-train-on.ts > pictures.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const labels = [
  'Botanical illustrations',
  'Celestial charts',
  'Landscape prints',
  'Portrait prints',
];
const wanted = new URLSearchParams({
  'source.genres.label': labels.join(','),
  'locations.license': 'pdm,cc-0,cc-by,cc-by-sa',
  include: 'source.genres',
  pageSize: '100',
});

type Place = { url: string; license: { id: string }; credit?: string };
type Image = {
  source: { id: string; genres: { label: string }[] };
  locations: [Place, ...Place[]];
};

const headers = { 'User-Agent': 'dataset-to-train-on/1.0 (you@example.org)' };
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

function splitOf(id: string): string {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return sum % 5 === 0 ? 'test' : 'train';
}

async function main(): Promise<void> {
  printRow('picture', 'label', 'split', 'work', 'licence', 'credit');
  for await (const { source, locations } of allResults<Image>(`${catalogue}/images?${wanted}`)) {
    const { url, license, credit = '' } = locations[0];
    const [label, ...others] = source.genres
      .map((genre) => genre.label)
      .filter((one) => labels.includes(one));
    if (!label || others.length > 0) continue;
    // By work, not by picture: two pictures of one work are too alike to be on both sides.
    const split = splitOf(source.id);
    const picture = url.replace(/info\.json$/, 'full/!224,224/0/default.jpg');
    printRow(picture, label, split, source.id, license.id, credit);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
