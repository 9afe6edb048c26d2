export type InfoUrl =
  | { ok: true; url: string; address: string }
  | { ok: false; words: string; suggestion?: string };

const example = 'https://iiif.example.org/image/V0040217/info.json';
const picture = /\/[^/]+\/[^/]+\/!?[\d.]+\/[a-z]+\.[a-z0-9]+$/;

/** Reads the address of an `info.json`. One without a host belongs to the site at `base`. */
export function readInfoUrl(text: string, base: string): InfoUrl {
  const given = text.trim();
  if (given === '') return { ok: false, words: `Paste the address of an info.json: ${example}` };
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(given)) {
    return { ok: false, words: `This is not a web address. Right would be: ${example}` };
  }
  if (url.username || url.password) {
    return { ok: false, words: 'Leave out the user name and password before the host.' };
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith('/info.json') && !url.search && !url.hash) {
    const address = `${url.origin}${path.slice(0, -'/info.json'.length)}`;
    return { ok: true, url: `${address}/info.json`, address };
  }
  return { ok: false, ...wrongEnd(url, path) };
}

function wrongEnd(url: URL, path: string): { words: string; suggestion: string } {
  if (path.endsWith('/info.json')) {
    return {
      words: 'Nothing may follow /info.json in the address.',
      suggestion: `${url.origin}${path}`,
    };
  }
  if (picture.test(path)) {
    return {
      words: 'This is the address of a picture, not of its info.json.',
      suggestion: `${url.origin}${path.replace(picture, '')}/info.json`,
    };
  }
  return {
    words: 'The address must end in /info.json.',
    suggestion: `${url.origin}${path}/info.json`,
  };
}
