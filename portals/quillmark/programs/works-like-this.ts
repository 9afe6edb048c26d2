// Works like a given one, as a CSV: npx tsx works-like-this.ts > like.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const workId = 'hx7q2mvb';
const most = 10;

type Work = { id: string; title: string; subjects: { id?: string }[]; images: { id: string }[] };
type Image = { visuallySimilar: { source: { id: string; title: string } }[] };

const headers = { 'User-Agent': 'works-like-this/1.0 (you@example.org)' };
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

const idsOf = ({ subjects }: Work) => new Set(subjects.flatMap(({ id }) => id ?? []));

async function main(): Promise<void> {
  printRow('why', 'work', 'title');
  const work = await getJson<Work>(`${catalogue}/works/${workId}?include=subjects,images`);
  for (const { id } of work.images.slice(0, 1)) {
    const image = await getJson<Image>(`${catalogue}/images/${id}?include=visuallySimilar`);
    for (const { source } of image.visuallySimilar)
      printRow('looks alike', source.id, source.title);
  }

  const subjects = idsOf(work);
  if (subjects.size === 0) return;
  const wanted = `subjects=${[...subjects].join(',')}&include=subjects&pageSize=100`;
  const others: { shared: number; id: string; title: string }[] = [];
  for await (const other of allResults<Work>(`${catalogue}/works?${wanted}`)) {
    const shared = [...idsOf(other)].filter((id) => subjects.has(id)).length;
    if (other.id !== work.id) others.push({ shared, id: other.id, title: other.title });
  }
  others.sort((a, b) => b.shared - a.shared || (a.id < b.id ? -1 : 1));
  for (const { shared, id, title } of others.slice(0, most)) {
    printRow(`${shared} of ${subjects.size} subjects`, id, title);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
