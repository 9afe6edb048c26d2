// The text of a book, a sentence on each line: npx tsx text-of-a-book.ts > book.txt

const catalogue = 'https://api.example.org/catalogue/v2';
const texts = 'https://api.example.org/text/v1';
const workId = 'm3rvk8pd';

type Work = { items: { locations: { locationType: { id: string }; url: string }[] }[] };

const headers = { 'User-Agent': 'text-of-a-book/1.0 (you@example.org)' };
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

async function main(): Promise<void> {
  const work = await getJson<Work>(`${catalogue}/works/${workId}?include=items`);
  const manifest = work.items
    .flatMap(({ locations }) => locations)
    .find(({ locationType }) => locationType.id === 'iiif-presentation');
  if (!manifest) throw new Error('This work is not a digitised book.');
  // The last part of the manifest's address is the b-number.
  const response = await get(`${texts}/${manifest.url.split('/').at(-1)}`);
  console.log((await response.text()).trim().replaceAll('. ', '.\n'));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
