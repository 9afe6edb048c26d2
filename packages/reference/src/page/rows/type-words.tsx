import type { ReactNode } from 'react';
import type { TypePart } from '../../model/index.ts';
import { usePageLinks } from '../page-links.ts';

/** A type in words, with the named schemas in it as links. */
export function TypeWords({ parts }: { parts: readonly TypePart[] }): ReactNode {
  const links = usePageLinks();
  return parts.map(({ text, schema }, index) =>
    schema === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <a key={index} href={links.schema(schema)}>
        {text}
      </a>
    ),
  );
}
