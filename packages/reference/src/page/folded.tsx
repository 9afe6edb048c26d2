import { createContext, type ReactNode, useContext } from 'react';

/** True while prerendering, outside of a fold: what is folded then goes into the page as text. */
export const KeepsFoldsAsText = createContext(false);

/**
 * What a closed fold holds. Most of a page lies in folds that a reader never opens, so a browser
 * that runs scripts is spared making elements of it: it takes `noscript` as one piece of text,
 * which becomes elements when the fold opens. Without scripting it is as if this were not here.
 */
export function Folded({ children }: { children: ReactNode }): ReactNode {
  if (!useContext(KeepsFoldsAsText)) return children;
  return (
    <noscript>
      {/* The text would end at the first end tag, so nothing inside is kept in that way again. */}
      <KeepsFoldsAsText value={false}>{children}</KeepsFoldsAsText>
    </noscript>
  );
}
