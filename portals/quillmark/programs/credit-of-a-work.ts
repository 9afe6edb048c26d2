// The credit of a work, as HTML with links: npx tsx credit-of-a-work.ts > credit.html

const catalogue = 'https://api.example.org/catalogue/v2';
const workId = 'hx7q2mvb';
const kind = 'iiif-image';

type Labelled = { label: string };
type Place = {
  locationType: { id: string };
  license?: Labelled & { url: string };
  credit?: string;
};
type Work = {
  id: string;
  title: string;
  items: { locations: Place[] }[];
  contributors: { agent: Labelled; roles: Labelled[] }[];
  production: Labelled[];
};

const headers = { 'User-Agent': 'credit-of-a-work/1.0 (you@example.org)' };
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

const plain = (text: string) => text.replace(/<[^>]+>/g, '').replace(/[\s.]+$/, '');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const link = (text: string, address: string) =>
  `<a href="${escaped(address)}">${escaped(plain(text))}</a>`;

function maker({ agent, roles }: Work['contributors'][number]): string {
  const names = roles.map(({ label }) => label).join(', ');
  return names ? `${agent.label} (${names})` : agent.label;
}

async function main(): Promise<void> {
  const address = `${catalogue}/works/${workId}`;
  const work = await getJson<Work>(`${address}?include=items,contributors,production`);
  const place = work.items
    .flatMap(({ locations }) => locations)
    .find(({ locationType, license }) => locationType.id === kind && license);
  if (!place?.license) throw new Error('No licence stated. Ask first.');
  const makers = work.contributors.map(maker).join('; ');
  const between = [makers, work.production[0]?.label, place.credit]
    .flatMap((part) => part || [])
    .map((part) => escaped(plain(part)));
  const title = link(work.title, `${catalogue}/works/${work.id}`);
  const licence = link(place.license.label, place.license.url);
  console.log(`<p>${[title, ...between, licence].join('. ')}</p>`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
