// A page of pictures for a lesson: npx tsx gallery-for-a-lesson.ts > lesson.html

const catalogue = 'https://api.example.org/catalogue/v2';
const wanted = new URLSearchParams({
  query: 'comet',
  'locations.license': 'pdm,cc-0,cc-by,cc-by-sa',
  pageSize: '6',
});

type Place = { url: string; license: { label: string; url: string }; credit?: string };
type Images = { results: { source: { title: string }; locations: [Place, ...Place[]] }[] };

const headers = { 'User-Agent': 'gallery-for-a-lesson/1.0 (you@example.org)' };
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

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

async function main(): Promise<void> {
  console.log('<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Comets</title>');
  const { results } = await getJson<Images>(`${catalogue}/images?${wanted}`);
  for (const { source, locations } of results) {
    const { url, license, credit = '' } = locations[0];
    const title = escaped(source.title);
    const picture = escaped(url.replace(/info\.json$/, 'full/600,/0/default.jpg'));
    const licence = `<a href="${escaped(license.url)}">${escaped(license.label)}</a>`;
    console.log(`<figure>\n  <img src="${picture}" alt="${title}">`);
    console.log(`  <figcaption>${title}. ${escaped(credit)}. ${licence}</figcaption>\n</figure>`);
  }
  console.log('</html>');
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
