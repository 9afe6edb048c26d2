/** Sources of regular expressions, tried at each position in this order. */
export type Grammar = {
  skip?: string;
  comment?: string;
  string: string;
  keyword?: string;
  name?: string;
};

export const inOneLine = (quote: string) => `${quote}(?:[^${quote}\\\\\\n]|\\\\.)*${quote}`;
export const overLines = (quote: string) => `${quote}(?:[^${quote}\\\\]|\\\\[^])*${quote}`;
export const raw = (quote: string) => `${quote}[^${quote}]*${quote}`;
export const words = (list: string) => `\\b(?:${list.replaceAll(' ', '|')})\\b`;

export const slashes = '//.*|/\\*[^]*?\\*/';
// Not after a word: `#` may be part of one, and `-` is a minus sign after one.
export const hash = '\\B#.*';
export const flags = '\\B--?[a-zA-Z][\\w-]*';
