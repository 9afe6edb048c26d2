import type { Choice } from '@portal/contract';
import { listItem } from './text.ts';

/** The values of a list with their meanings. */
export function choicesMarkdown(choices: readonly Choice[], closed: boolean, depth = 0): string {
  if (choices.length === 0) return '';
  const title = closed ? 'Allowed values:' : 'Known values; others are accepted too:';
  const items = choices.map(({ value, meaning }) =>
    listItem(meaning === '' ? `\`${value}\`` : `\`${value}\` ${meaning}`, depth),
  );
  return [title, '', ...items].join('\n');
}
