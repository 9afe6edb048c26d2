import type { ReactNode } from 'react';

export function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p data-markdown="none">
        Search needs scripting, which is turned off in your browser. These pages work without it.
      </p>
    </noscript>
  );
}
