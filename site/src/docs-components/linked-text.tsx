import Link from '@docusaurus/Link';
import { createElement, Fragment, type ReactNode } from 'react';

/** Plain text with links as Markdown writes them, e.g. "See [the guide](/docs/catalogue)." */
export function LinkedText({ text }: { text: string }): ReactNode {
  const parts = text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return to ? <Link to={to}>{label}</Link> : part;
  });
  return createElement(Fragment, null, ...parts);
}
