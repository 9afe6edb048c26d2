import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CreditPart } from '../credit/credit-text.ts';

export type CreditLineProps = {
  /** e.g. of `creditParts(work, { locationType: 'iiif-image' })` */
  parts: readonly CreditPart[] | undefined;
  /** Whether title and licence are links, where they lead somewhere. True by default. */
  isLinked?: boolean;
  /** What to show instead if there is no credit, since no licence is stated. Nothing by default. */
  children?: ReactNode;
};

/** A credit in one line, as text and links without an element around them. */
export function CreditLine({ parts, isLinked = true, children }: CreditLineProps): ReactElement {
  if (!parts) return <>{children}</>;
  return (
    <>
      {parts.map(({ kind, text, href }, index) => (
        <Fragment key={`${kind} ${text}`}>
          {index > 0 && '. '}
          {isLinked && href !== undefined ? (
            <a href={href} {...(kind === 'licence' && { rel: 'license' })}>
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </>
  );
}
