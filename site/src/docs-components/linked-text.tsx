import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** Plain text with links as Markdown writes them, e.g. "See [the guide](/docs/catalogue)." */
export function LinkedText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: label, 2: to = '' } of text.matchAll(
    /\[([^\]]+)\]\(([^)\s]+)\)/g,
  )) {
    parts.push(
      text.slice(end, index),
      <Link key={index} to={to}>
        {label}
      </Link>,
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
