import { createContext, type ReactNode, useContext } from 'react';

/**
 * True while prerendering, outside a disclosure: its collapsed content then goes into the page as
 * text.
 */
export const DefersHtml = createContext(false);

/**
 * The content of a closed disclosure. Most of a page is in disclosures that a reader never opens,
 * so a browser that runs scripts is spared creating its elements: it takes `noscript` as one piece
 * of text, which becomes elements when the disclosure opens. Without scripting this makes no
 * difference.
 */
export function DeferredHtml({ children }: { children: ReactNode }): ReactNode {
  if (!useContext(DefersHtml)) return children;
  return (
    <noscript>
      {/* The text would end at the first end tag, so nothing inside is kept in that way again. */}
      <DefersHtml value={false}>{children}</DefersHtml>
    </noscript>
  );
}
