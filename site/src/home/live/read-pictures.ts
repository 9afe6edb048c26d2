import type { LiveRequest } from '@portal/portal';

export type Found = {
  pictures: { address: string; title: string }[];
  /** Of all matches, if the answer has it */
  total?: number;
  /** Entries on this page, with a picture or without */
  count: number;
};

const mostShown = 6;

/** The pictures in an answer, where the portal specifies they are. */
export function readPictures(body: unknown, answer: LiveRequest['answer']): Found {
  const results = valueAt(body, answer.results);
  const entries = Array.isArray(results) ? results : [];
  const total = answer.total === undefined ? undefined : valueAt(body, answer.total);
  const pictures = entries.flatMap((entry) => {
    const address = pictureAddress(valueAt(entry, answer.picture));
    const title = valueAt(entry, answer.title);
    return address ? [{ address, title: typeof title === 'string' ? title : 'Untitled' }] : [];
  });
  return {
    pictures: pictures.slice(0, mostShown),
    count: entries.length,
    ...(typeof total === 'number' && { total }),
  };
}

function valueAt(value: unknown, keys: string): unknown {
  return keys
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

/** Replaces the info.json of a IIIF picture with the picture at a size that suits the page. */
function pictureAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(https?:)?\//.test(value)) return undefined;
  return value.replace(/\/info\.json$/, '/full/!400,400/0/default.jpg');
}

/** How many pictures there are, as shown and announced. */
export function foundWords({ pictures, total, count }: Found, word: string): string {
  if (count === 0) return `No results for '${word}'. Try one of the words above.`;
  if (pictures.length === 0) return `No pictures among the first results for '${word}'.`;
  const all = total !== undefined && total > pictures.length ? ` of ${total}` : '';
  const noun = pictures.length === 1 && all === '' ? 'picture' : 'pictures';
  return `${pictures.length}${all} ${noun} for '${word}'`;
}
