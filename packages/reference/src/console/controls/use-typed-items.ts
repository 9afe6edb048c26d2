import { type ClipboardEvent, useState } from 'react';
import { addItems, type ListField } from '../form/form-state.ts';
import { type CommaRule, endsItem, typedItems } from './typed-items.ts';

/** A text that was split into values, as long as they are the last ones of the list. */
export type CutText = { text: string; items: readonly string[]; isOpen: boolean };

function isLast(items: readonly string[], last: readonly string[]): boolean {
  return (
    last.length <= items.length && last.every((item, at) => items.at(at - last.length) === item)
  );
}

/** The text that a reader may have meant as one value. */
export function joinable(cut: CutText | undefined, items: readonly string[]): string | undefined {
  if (!cut || cut.items.length < 2 || !isLast(items, cut.items)) return undefined;
  const text = cut.text.trim().replace(/,$/, '');
  return /["\r\n\t]/.test(text) ? undefined : text;
}

type Given = { field: ListField; onField: (field: ListField) => void; rule: CommaRule };

/**
 * Turns what is typed or pasted into a list into values: at a comma, at Enter and at a line break.
 */
export function useTypedItems({ field, onField, rule }: Given) {
  const [cut, setCut] = useState<CutText>();

  function take(text: string, isOpen: boolean): void {
    const items = typedItems(text, rule);
    const goesOn = cut?.isOpen && isLast(field.items, cut.items);
    const before = goesOn ? cut : { text: '', items: [] };
    setCut({ text: before.text + text, items: [...before.items, ...items], isOpen });
    onField(addItems(field, items));
  }

  function type(text: string): void {
    if (endsItem(text, rule)) take(text, true);
    else onField({ ...field, draft: text });
  }

  function commit(): void {
    if (field.draft !== '') take(field.draft, false);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const text = `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)}`;
    // A single value can still be edited before Enter.
    if (typedItems(text, rule).length < 2) return;
    event.preventDefault();
    take(text, false);
  }

  const whole = rule.arrives ? joinable(cut, field.items) : undefined;

  function join(): void {
    if (whole === undefined || !cut) return;
    setCut(undefined);
    const items = field.items.slice(0, -cut.items.length);
    onField({ ...addItems({ items, draft: '' }, [whole]), draft: field.draft });
  }

  return { type, commit, onPaste, whole, join };
}
