// Maps about a place, and maps made there: npx tsx about-or-made-there.ts > maps.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const place = 'London';
const wanted = new URLSearchParams({
  query: place,
  workType: 'e',
  include: 'subjects,production',
  pageSize: '100',
});

type Labelled = { label: string };
type Work = {
  id: string;
  title: string;
  subjects: { concepts: Labelled[] }[];
  production: { places: Labelled[] }[];
};

const headers = { 'User-Agent': 'about-or-made-there/1.0 (you@example.org)' };
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

const answer = (labels: Labelled[]) => (labels.some(({ label }) => label === place) ? 'yes' : 'no');

async function main(): Promise<void> {
  printRow('work', 'title', 'about', 'made_there');
  for await (const work of allResults<Work>(`${catalogue}/works?${wanted}`)) {
    const subjects = work.subjects.flatMap(({ concepts }) => concepts);
    const places = work.production.flatMap((event) => event.places);
    printRow(work.id, work.title, answer(subjects), answer(places));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
