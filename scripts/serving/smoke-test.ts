import { PlainError } from '../bootstrap/run.mjs';

/**
 * Whether a server of the built site answers at all: a page and, if the portal has a
 * collection, a search and a picture of it. Rejects with the address that does not.
 * @param url e.g. "http://127.0.0.1:3000" or "http://127.0.0.1:3000/developers"
 */
export async function smokeTest(
  url: string,
  { get = fetch, hasCollection = true }: { get?: typeof fetch; hasCollection?: boolean } = {},
) {
  const ask = async (path: string, type: string) => {
    const response = await get(new URL(url.replace(/\/$/, '') + path));
    const found = `${response.status} ${response.headers.get('content-type')}`;
    if (!found.startsWith(`200 ${type}`)) throw new PlainError(`${path} answered ${found}.`);
    return response;
  };
  const expectThat = (isSo: boolean, path: string, what: string) => {
    if (!isSo) throw new PlainError(`${path} answered without ${what}.`);
  };

  const page = await (await ask('/', 'text/html')).text();
  expectThat(page.includes('</html>'), '/', 'a whole page');

  if (!hasCollection) return;
  const search = '/sandbox/catalogue/v2/works?query=horse';
  const { totalResults } = await (await ask(search, 'application/json')).json();
  expectThat(totalResults > 0, search, 'results');

  const list = '/sandbox/catalogue/v2/images?pageSize=1';
  const { results } = await (await ask(list, 'application/json')).json();
  const thumbnail = results?.[0]?.thumbnail?.url;
  expectThat(thumbnail !== undefined, list, 'a thumbnail');
  const address = new URL(thumbnail.replace('info.json', 'full/!200,200/0/default.jpg'));
  const pathname = address.pathname.slice(new URL(url).pathname.replace(/\/$/, '').length);
  const picture = new Uint8Array(await (await ask(pathname, 'image/jpeg')).arrayBuffer());
  expectThat(picture[0] === 0xff && picture[1] === 0xd8, pathname, 'a JPEG');
}
