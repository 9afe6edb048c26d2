// Where works were made, as GeoJSON: npx tsx where-works-were-made.ts > places.geojson

const catalogue = 'https://api.example.org/catalogue/v2';
const wanted = new URLSearchParams({
  'subjects.label': 'Astronomy',
  include: 'production',
  pageSize: '100',
});
// Records name places and have no coordinates: these are yours to check and to add to.
const table: Record<string, [longitude: number, latitude: number]> = {
  Amsterdam: [4.9, 52.37],
  Edinburgh: [-3.19, 55.95],
  Leipzig: [12.37, 51.34],
  London: [-0.13, 51.51],
  Norwich: [1.3, 52.63],
  Paris: [2.35, 48.86],
  Venice: [12.33, 45.44],
  Vienna: [16.37, 48.21],
};

type Work = { production: { places: { label: string }[] }[] };

const headers = { 'User-Agent': 'where-works-were-made/1.0 (you@example.org)' };
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

async function main(): Promise<void> {
  const counts = new Map(Object.keys(table).map((place) => [place, 0]));
  let elsewhere = 0;
  for await (const { production } of allResults<Work>(`${catalogue}/works?${wanted}`)) {
    const labels = production.flatMap(({ places }) => places.map(({ label }) => label));
    const known = [...new Set(labels)].filter((label) => counts.has(label));
    for (const place of known) counts.set(place, (counts.get(place) ?? 0) + 1);
    if (known.length === 0) elsewhere += 1;
  }
  const features = [...counts]
    .filter(([, works]) => works > 0)
    .map(([place, works]) =>
      JSON.stringify({
        type: 'Feature',
        properties: { place, works },
        geometry: { type: 'Point', coordinates: table[place] },
      }),
    );
  console.log(`{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`);
  console.error(`${elsewhere} works are from no place in the table.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
