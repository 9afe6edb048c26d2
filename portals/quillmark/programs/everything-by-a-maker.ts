// Everything by one maker, as a CSV: npx tsx everything-by-a-maker.ts > works.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const name = 'Tobias Marlow';
const kinds = ['Person', 'Organisation'];

type Concept = { id: string; label: string; type: string };
type Work = {
  id: string;
  title: string;
  production: { dates: { label: string }[] }[];
  contributors: { agent: { id?: string }; roles: { label: string }[] }[];
};

const headers = { 'User-Agent': 'everything-by-a-maker/1.0 (you@example.org)' };
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
  const query = new URLSearchParams({ query: name });
  const { results } = await getJson<Page<Concept>>(`${catalogue}/concepts?${query}`);
  const maker = results.find(({ type }) => kinds.includes(type));
  if (!maker) throw new Error(`Nobody is called ${name}.`);
  console.error(`By ${maker.label} (${maker.id})`);

  printRow('work', 'title', 'date', 'role');
  const wanted = new URLSearchParams({
    'contributors.agent': maker.id,
    include: 'contributors,production',
    sort: 'production.dates',
    pageSize: '100',
  });
  for await (const work of allResults<Work>(`${catalogue}/works?${wanted}`)) {
    const dates = work.production.flatMap((event) => event.dates.map(({ label }) => label));
    const roles = work.contributors
      .filter(({ agent }) => agent.id === maker.id)
      .flatMap((contributor) => contributor.roles.map(({ label }) => label));
    printRow(work.id, work.title, dates.join('; '), roles.join('; '));
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
