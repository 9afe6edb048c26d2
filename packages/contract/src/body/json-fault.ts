/** Where a text stops being JSON, counted from 1 as editors do. */
export type JsonFault = { line: number; column: number; expected: string; found: string };

const token =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)|[[\]{},:]/uy;
const space = /[ \t\n\r]*/y;

/** What may come next, between two tokens. */
type State = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end' | 'end';

function expectedIn(state: State, open: string): string {
  switch (state) {
    case 'value':
      return 'a value';
    case 'value or ]':
      return 'a value or ]';
    case 'name':
      return 'a name in double quotes';
    case 'name or }':
      return 'a name in double quotes or }';
    case ':':
      return 'a colon';
    case ', or end':
      return `a comma or ${open === '{' ? '}' : ']'}`;
    case 'end':
      return 'nothing more';
  }
}

function kindOf(text: string): string {
  if (text.startsWith('"')) return 'text';
  return /^[[\]{},:]$/.test(text) ? text : 'scalar';
}

const ends = { '}': '{', ']': '[' } as const;

/** The state after a token, or undefined if the token is misplaced. Mutates `open`. */
function step(state: State, kind: string, open: string[]): State | undefined {
  const after = (): State => (open.length === 0 ? 'end' : ', or end');
  if (kind === '}' || kind === ']') {
    const mayClose = state === ', or end' || state === (kind === '}' ? 'name or }' : 'value or ]');
    if (!mayClose || open.at(-1) !== ends[kind]) return undefined;
    open.pop();
    return after();
  }
  if (state === 'value' || state === 'value or ]') {
    if (kind === 'text' || kind === 'scalar') return after();
    if (kind !== '{' && kind !== '[') return undefined;
    open.push(kind);
    return kind === '{' ? 'name or }' : 'value or ]';
  }
  if (state === 'name' || state === 'name or }') return kind === 'text' ? ':' : undefined;
  if (state === ':') return kind === ':' ? 'value' : undefined;
  if (state !== ', or end' || kind !== ',') return undefined;
  return open.at(-1) === '{' ? 'name' : 'value';
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function faultAt(text: string, at: number, expected: string): JsonFault {
  const before = text.slice(0, at).split('\n');
  const rest = text.slice(at);
  const found = /^(?:"[^"\n]*"?|[\w.+-]+|.)/su.exec(rest)?.[0] ?? '';
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    expected,
    found: found === '' ? 'the end' : found.slice(0, 20),
  };
}

/** The first fault, the same in every browser: native messages differ, and some give no position. */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let at = matchAt(space, text, 0).length;
  while (at < text.length) {
    const found = matchAt(token, text, at);
    const next: State | undefined = found === '' ? undefined : step(state, kindOf(found), open);
    if (next === undefined) return faultAt(text, at, expectedIn(state, open.at(-1) ?? ''));
    state = next;
    at += found.length;
    at += matchAt(space, text, at).length;
  }
  return state === 'end' ? undefined : faultAt(text, at, expectedIn(state, open.at(-1) ?? ''));
}
