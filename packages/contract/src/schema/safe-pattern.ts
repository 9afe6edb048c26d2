/** One alternative of a group, as far as it has been parsed. */
type Branch = { first?: Atom; last?: Atom; repeats: boolean };
type Atom = { isLiteral: boolean };

const atom =
  /\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pPk][{<][^}>]*[}>]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|./isy;
const quantifier = /[*+?]\??|\{(\d+)(,?)(\d*)\}\??/y;

function readAt(expression: RegExp, text: string, index: number): RegExpExecArray | null {
  expression.lastIndex = index;
  return expression.exec(text);
}

/** Whether it may repeat more than a few times. */
function repeats([text, least, comma, most]: RegExpExecArray): boolean {
  if (least === undefined) return /^[*+]/.test(text);
  return comma !== '' && (most === '' || Number(most) > 10);
}

/** Where a repetition ends is ambiguous unless a mandatory character marks it. */
function isUnclear({ first, last, repeats: inner }: Branch): boolean {
  return inner && !first?.isLiteral && !last?.isLiteral;
}

/**
 * Whether a pattern has nested repetitions, as `([a-z.]*)*` does. Trying every way to divide a text
 * between the two doubles the time with each character.
 */
export function isExpensivePattern(pattern: string): boolean {
  const groups: Branch[][] = [[{ repeats: false }]];
  let index = 0;
  while (index < pattern.length) {
    const text = readAt(atom, pattern, index)?.[0] ?? '';
    index += text.length || 1;
    if (text.startsWith('(')) groups.push([{ repeats: false }]);
    else if (text === '|') groups.at(-1)?.push({ repeats: false });
    else {
      const group = text === ')' && groups.length > 1 ? groups.pop() : undefined;
      const times = readAt(quantifier, pattern, index);
      index += times?.[0].length ?? 0;
      const isRepeated = times !== null && repeats(times);
      if (isRepeated && group?.some(isUnclear)) return true;
      const branch = groups.at(-1)?.at(-1);
      if (!branch) continue;
      const isLiteral = times === null && /^[^.[)^$\\]$|^\\[^wWdDsSpPbB\dk]/.test(text);
      branch.first ??= { isLiteral };
      branch.last = { isLiteral };
      branch.repeats ||= isRepeated || (group?.some((one) => one.repeats) ?? false);
    }
  }
  return false;
}
