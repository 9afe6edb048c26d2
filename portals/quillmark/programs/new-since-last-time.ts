// Works that are new since the last run, as a CSV: npx tsx new-since-last-time.ts > new.csv

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const catalogue = 'https://api.example.org/catalogue/v2';
const wanted = new URLSearchParams({ 'subjects.label': 'Comets', pageSize: '100' });
const seenFile = 'seen.txt';

type Work = { id: string; title: string };

const headers = { 'User-Agent': 'new-since-last-time/1.0 (you@example.org)' };
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
  const seen = existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n') : [];
  const found: Work[] = [];
  for await (const work of allResults<Work>(`${catalogue}/works?${wanted}`)) found.push(work);
  printRow('work', 'title');
  for (const { id, title } of found) if (!seen.includes(id)) printRow(id, title);
  // Last, so that a run that fails forgets nothing.
  writeFileSync(seenFile, found.map(({ id }) => `${id}\n`).join(''));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
