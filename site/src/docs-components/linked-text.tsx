import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';

/** Plain text with links as Markdown writes them, e.g. "See [the guide](/docs/catalogue)." */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, place) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return <Fragment key={`${place} ${part}`}>{to ? <Link to={to}>{label}</Link> : part}</Fragment>;
  });
}
