import { createHash } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz';
const lettersAndDigits = `${letters}23456789`;
const wordCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const miroSeries = 'ABLMNSVW';

/** Creates ids. Each is derived from its record's own key, so that a new record changes no other. */
export type Ids = {
  /** e.g. "hx7q2mvb" */
  catalogue(key: string, fixed?: string): string;
  /** e.g. "Xq3TfhAAACEAkzLm" */
  content(key: string, fixed?: string): string;
  /** The same for something that many records name, e.g. a series. */
  term(key: string, fixed?: string): string;
  /** The number of a picture, e.g. "V0040217". */
  picture(key: string, fixed?: string): string;
  /** The library system's number for a work, e.g. "b20417783", or for a copy, e.g. "i10482275". */
  system(letter: 'b' | 'i', key: string, fixed?: string): string;
};

export function createIds(): Ids {
  const owners = new Map<string, string>();

  function share(key: string, id: string): string {
    const owner = owners.get(id);
    if (owner !== undefined && owner !== key) {
      throw new Error(
        `“${owner}” and “${key}” have the same id ${id}. Give one of them another key.`,
      );
    }
    owners.set(id, key);
    return id;
  }

  function claim(key: string, id: string): string {
    if (owners.get(id) === key) {
      throw new Error(`There are two of “${key}”. Give one of them another name.`);
    }
    return share(key, id);
  }

  return {
    catalogue: (key, fixed) => claim(key, fixed ?? catalogueId(digits(`catalogue ${key}`))),
    content: (key, fixed) => claim(key, fixed ?? contentId(digits(`content ${key}`))),
    term: (key, fixed) => share(key, fixed ?? contentId(digits(`content ${key}`))),
    picture: (key, fixed) => claim(key, fixed ?? pictureNumber(digits(`picture ${key}`))),
    system: (letter, key, fixed) =>
      claim(key, fixed ?? systemNumber(letter, digits(`${letter} ${key}`))),
  };
}

/** Picks one character after another, determined by the key alone. */
type Digits = { pick(alphabet: string): string };

function digits(key: string): Digits {
  let rest = BigInt(`0x${createHash('sha256').update(key).digest('hex')}`);
  return {
    pick(alphabet) {
      const size = BigInt(alphabet.length);
      const index = Number(rest % size);
      rest /= size;
      return alphabet.charAt(index);
    },
  };
}

function several(count: number, alphabet: string, { pick }: Digits): string {
  return Array.from({ length: count }, () => pick(alphabet)).join('');
}

function catalogueId(from: Digits): string {
  return from.pick(letters) + several(7, lettersAndDigits, from);
}

function contentId(from: Digits): string {
  const start = from.pick('WXYZ') + several(5, wordCharacters, from);
  return `${start}AAAC${from.pick('EGIJMNQRU')}A${several(4, wordCharacters, from)}`;
}

function pictureNumber(from: Digits): string {
  return `${from.pick(miroSeries)}00${several(5, '0123456789', from)}`;
}

/** Seven digits and a check character: each digit times its position from the right, modulo 11. */
function systemNumber(letter: 'b' | 'i', from: Digits): string {
  const number = from.pick('13456789') + several(6, '0123456789', from);
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const check = sum % 11;
  return `${letter}${number}${check === 10 ? 'x' : check}`;
}
