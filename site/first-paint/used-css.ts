import { neededProperties, propertyOf } from './custom-properties.ts';
import { couldMatch } from './selector.ts';
import type { SheetPart } from './sheet.ts';

/**
 * The part of a style sheet that a page's first paint can use, in its order. Never too little;
 * a rule whose names are all somewhere in the page counts as used.
 */
export function usedCss(parts: readonly SheetPart[], tokens: ReadonlySet<string>): string {
  const matching = usedParts(parts, tokens);
  const used = withoutProperties(matching, neededProperties([...texts(matching)], tokens));
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
    return groupOf(part, usedParts(part.parts, tokens));
  });
}

function groupOf(group: SheetPart & { kind: 'group' }, inside: SheetPart[]): SheetPart[] {
  if (inside.length > 0) return [{ ...group, parts: inside }];
  // The first mention of a layer decides its rank.
  return /^@layer\s+\S/.test(group.head) ? [{ kind: 'always', css: `${group.head};` }] : [];
}

function usedRule(rule: SheetPart & { kind: 'rule' }, tokens: ReadonlySet<string>): SheetPart[] {
  const selectors = rule.selectors.filter(
    ({ selector }) => !selector.isPointed && couldMatch(selector, tokens),
  );
  if (selectors.length === 0) return [];
  // A browser that does not know one selector of a rule ignores all of it, and must still do so.
  const isKnown = rule.selectors.every(({ text }) => !/:-/.test(text));
  return [isKnown ? { ...rule, selectors } : rule];
}

/** Custom properties that nothing uses are most of what themes define. */
function withoutProperties(parts: readonly SheetPart[], needed: ReadonlySet<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.kind === 'group') return groupOf(part, withoutProperties(part.parts, needed));
    if (part.kind !== 'rule') return [part];
    const declarations = part.declarations.filter((declaration) => {
      const property = propertyOf(declaration);
      return property === undefined || needed.has(property);
    });
    return declarations.length === 0 ? [] : [{ ...part, declarations }];
  });
}

/** Declarations, and what is not taken apart. */
function* texts(parts: readonly SheetPart[]): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'rule') yield* part.declarations;
    else if (part.kind === 'group') yield* texts(part.parts);
    else yield part.css;
  }
}

function print(parts: readonly SheetPart[], hasKeyframes: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'rule') {
        return `${part.selectors.map(({ text }) => text).join(',')}{${part.declarations.join(';')}}`;
      }
      if (part.kind === 'group') return `${part.head}{${print(part.parts, hasKeyframes)}}`;
      if (part.kind === 'keyframes') return hasKeyframes(part.name) ? part.css : '';
      return part.css;
    })
    .join('');
}
