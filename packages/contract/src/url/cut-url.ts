/** A stretch of a URL: `url.slice(start, end) === text`. */
export type Span = { text: string; start: number; end: number };

export type CutUrl = {
  /** Scheme and host, e.g. `https://api.example.org`; empty for a bare path. */
  host: Span;
  /** The non-empty path segments, without their slashes. */
  segments: Span[];
  path: Span;
  /** Without its question mark; undefined if there is none. */
  query: Span | undefined;
  /** The `name=value` pieces of the query. */
  pieces: QueryPiece[];
  /** Without its `#`. */
  fragment: Span | undefined;
};

export type QueryPiece = Span & { name: Span; value: Span | undefined };

function spanOf(url: string, start: number, end: number): Span {
  return {
    text: url.slice(start, end),
    start,
    end,
  };
}

function splitSpan(url: string, { text, start }: Span, separator: string): Span[] {
  let position = start;
  return text.split(separator).map((piece) => {
    const span = spanOf(url, position, position + piece.length);
    position += piece.length + separator.length;
    return span;
  });
}

function pieceOf(url: string, piece: Span): QueryPiece {
  const equals = piece.text.indexOf('=');
  if (equals === -1) return { ...piece, name: piece, value: undefined };
  const name = spanOf(url, piece.start, piece.start + equals);
  return { ...piece, name, value: spanOf(url, name.end + 1, piece.end) };
}

function looksLikeHost(text: string): boolean {
  return /[.:]|^localhost$/.test(text);
}

/** Where the host ends, for `https://a.org/x`, `//a.org/x`, `a.org/x` and `localhost:3000/x`. */
function hostEnd(url: string, start: number): number {
  const full = /^([a-z][a-z0-9+.-]*:)?\/\/([^/?#]*)/i.exec(url.slice(start));
  // `//catalogue/v2` is a path with a doubled slash: `catalogue` is not a host.
  if (full && (full[1] !== undefined || looksLikeHost(full[2] ?? '')))
    return start + full[0].length;
  const bare = /^[^/?#\s]+/.exec(url.slice(start))?.[0] ?? '';
  return /^[\w-]+(\.[\w-]+)+(:\d+)?$|^localhost(:\d+)?$/.test(bare) ? start + bare.length : start;
}

/**
 * Splits a URL as a reader pasted it: without a host, with doubled slashes or surrounded by spaces.
 * Nothing is decoded or corrected, so every position can still be pointed at.
 */
export function cutUrl(url: string): CutUrl {
  const start = url.length - url.trimStart().length;
  const end = Math.max(start, url.trimEnd().length);
  const found = (character: string, from: number, to: number) => {
    const index = url.indexOf(character, from);
    return index === -1 || index > to ? to : index;
  };
  const pathStart = hostEnd(url.slice(0, end), start);
  const fragmentStart = found('#', pathStart, end);
  const queryStart = found('?', pathStart, fragmentStart);
  const path = spanOf(url, pathStart, queryStart);
  const query = queryStart < fragmentStart ? spanOf(url, queryStart + 1, fragmentStart) : undefined;
  return {
    host: spanOf(url, start, pathStart),
    path,
    segments: splitSpan(url, path, '/').filter(({ text }) => text !== ''),
    query,
    pieces: query
      ? splitSpan(url, query, '&')
          .filter(({ text }) => text !== '')
          .map((piece) => pieceOf(url, piece))
      : [],
    fragment: fragmentStart < end ? spanOf(url, fragmentStart + 1, end) : undefined,
  };
}
