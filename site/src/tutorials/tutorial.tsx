import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type CellProps, NotebookProvider, Cell as RunningCell, Toolbar } from '@portal/cells/page';
import type { Example } from '@site/config/list-examples';
import { usePortal } from '@site/src/docs-components/use-portal';
import { sandboxReady } from '@site/src/sandbox/ready';
import { CopyButton } from '@site/src/shell/copy-button';
import { recorded } from '@tutorials/recorded';
import { type ReactNode, useMemo } from 'react';
import { createCellTransports } from './create-cell-transports';
import { TutorialHead } from './tutorial-head';

type Props = {
  /** The last part of its address, e.g. "exploring-collections-apis". */
  slug: string;
  children: ReactNode;
};

/** Around all that a writer writes on a page with cells; put there by config/tutorial-page.ts. */
export function Tutorial({ slug, children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { frontMatter } = useDoc();
  const facts = (frontMatter as { tutorial?: Omit<Example, 'path' | 'title'> }).tutorial;
  const { url, baseUrl } = siteConfig;
  const portal = usePortal();
  const transports = useMemo(
    () =>
      createCellTransports(portal, {
        here: `${typeof window === 'undefined' ? url : window.location.origin}${baseUrl.slice(0, -1)}`,
        sandboxReady: () => sandboxReady(baseUrl),
      }),
    [url, baseUrl, portal],
  );
  return (
    <NotebookProvider
      tutorial={slug}
      recorded={recorded}
      transports={transports}
      openWorker={() => new Worker(`${baseUrl}cells-worker.js`, { type: 'module' })}
      storage={editStorage}
    >
      {facts && <TutorialHead slug={slug} facts={facts} />}
      <Toolbar />
      {children}
    </NotebookProvider>
  );
}

export function Cell(props: CellProps): ReactNode {
  return <RunningCell {...props} tools={copy} />;
}

function copy(code: () => HTMLElement | null): ReactNode {
  return <CopyButton text={code} />;
}

function editStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Some privacy settings refuse even to be asked.
    return undefined;
  }
}
