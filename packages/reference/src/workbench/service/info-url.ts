import { parseRotation, splitParts } from '@portal/iiif';

export type InfoUrl =
  | { ok: true; url: string; address: string }
  | { ok: false; words: string; suggestion?: string };

const example = 'https://iiif.example.org/image/V0040217/info.json';

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
  const steps = path.split('/');
  const parts = splitParts(steps.slice(-4));
  if (parts && parseRotation(parts.rotation).ok) {
    return {
      words: 'This is the address of a picture, not of its info.json.',
      suggestion: `${url.origin}${steps.slice(0, -4).join('/')}/info.json`,
    };
  }
  return {
    words: 'The address must end in /info.json.',
    suggestion: `${url.origin}${path}/info.json`,
  };
}
