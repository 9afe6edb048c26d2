import { couldMatch } from './selector.ts';
import type { SheetPart } from './sheet.ts';

/**
 * The part of a style sheet that a page's first paint can use, in its order. Never too little;
 * a rule whose names are all somewhere in the page counts as used.
 */
export function usedCss(parts: readonly SheetPart[], tokens: ReadonlySet<string>): string {
  const used = usedParts(parts, tokens);
  const written = print(used, () => false);
  // A name may come by a custom property, so it counts wherever it occurs.
  const words = new Set(written.match(/[\w-]+/g));
  return print(used, (name) => words.has(name));
}

function usedParts(parts: readonly SheetPart[], tokens: ReadonlySet<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.kind === 'rule') return usedRule(part, tokens);
    if (part.kind !== 'group') return [part];
    if (/^@media\s+print\b[^,]*$/.test(part.head)) return [];
    const inside = usedParts(part.parts, tokens);
    if (inside.length > 0) return [{ ...part, parts: inside }];
    // The first mention of a layer decides its rank.
    return /^@layer\s+\S/.test(part.head) ? [{ kind: 'always', css: `${part.head};` }] : [];
  });
}

function usedRule(rule: SheetPart & { kind: 'rule' }, tokens: ReadonlySet<string>): SheetPart[] {
  const selectors = rule.selectors.filter(
    ({ selector }) => !selector.isPointed && couldMatch(selector, tokens),
  );
  if (selectors.length === 0 || rule.body === '') return [];
  // A browser that does not know one selector of a rule ignores all of it, and must still do so.
  const isKnown = rule.selectors.every(({ text }) => !/:-/.test(text));
  return [isKnown ? { ...rule, selectors } : rule];
}

function print(parts: readonly SheetPart[], hasKeyframes: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'rule') {
        return `${part.selectors.map(({ text }) => text).join(',')}{${part.body}}`;
      }
      if (part.kind === 'group') return `${part.head}{${print(part.parts, hasKeyframes)}}`;
      if (part.kind === 'keyframes') return hasKeyframes(part.name) ? part.css : '';
      return part.css;
    })
    .join('');
}
