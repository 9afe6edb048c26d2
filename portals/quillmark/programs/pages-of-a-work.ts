// The pages of a digitised work, as a CSV: npx tsx pages-of-a-work.ts > pages.csv

const catalogue = 'https://api.example.org/catalogue/v2';
const alto = 'https://api.example.org/text/alto';
const workId = 'm3rvk8pd';

type Work = { items: { locations: { locationType: { id: string }; url: string }[] }[] };
type Canvas = { label: string; images: [{ resource: { service: { '@id': string } } }] };
type Manifest = { sequences: [{ canvases: Canvas[] }] };

const headers = { 'User-Agent': 'pages-of-a-work/1.0 (you@example.org)' };
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

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
}

async function main(): Promise<void> {
  const work = await getJson<Work>(`${catalogue}/works/${workId}?include=items`);
  const manifest = work.items
    .flatMap(({ locations }) => locations)
    .find(({ locationType }) => locationType.id === 'iiif-presentation');
  if (!manifest) throw new Error('This work has no manifest: look at its images instead.');

  printRow('page', 'label', 'picture', 'text');
  const { sequences } = await getJson<Manifest>(manifest.url);
  for (const [index, { label, images }] of sequences[0].canvases.entries()) {
    const base = images[0].resource.service['@id'];
    const text = `${alto}/${base.split('/').at(-1)}`;
    printRow(String(index + 1), label, `${base}/full/800,/0/default.jpg`, text);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
