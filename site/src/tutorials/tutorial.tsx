import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { CellLanguage } from '@portal/cells';
import { type CellProps, NotebookProvider, Cell as RunningCell, Toolbar } from '@portal/cells/page';
import type { Example } from '@site/config/tutorials/list-examples';
import { trackShown } from '@site/config/tutorials/tracks';
import { useLanguage } from '@site/src/docs-components/use-language';
import { usePortal } from '@site/src/docs-components/use-portal';
import { ensureSandbox } from '@site/src/sandbox/ensure-sandbox';
import { CopyButton } from '@site/src/shell/copy-button';
import { ownStorage } from '@site/src/shell/own-storage';
import { recorded } from '@tutorials/recorded';
import { type ReactNode, useMemo } from 'react';
import { createCellTransports } from './create-cell-transports';
import { runElsewhere } from './run-elsewhere';
import { savesData } from './saves-data';
import { TrackSwitch } from './track-switch';
import { TutorialHead } from './tutorial-head';

type Props = {
  /** The name of its outputs and downloads, e.g. "exploring-collections-apis" */
  slug: string;
  /** The languages that it has cells in, e.g. "ts python"; empty if all of them are in tabs */
  tracks: string;
  /** The modules that keep its Python from running in the page, e.g. "pandas requests" */
  missing?: string;
  children: ReactNode;
};

/** Wraps all the content of a page with cells; added by config/tutorials/tutorial-page.ts. */
export function Tutorial({ slug, tracks: list, missing = '', children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { frontMatter } = useDoc();
  const facts = (frontMatter as { tutorial?: Omit<Example, 'path' | 'title'> }).tutorial;
  const { url, baseUrl } = siteConfig;
  const portal = usePortal();
  const [first = 'ts', ...others] = list.split(' ').filter(Boolean) as CellLanguage[];
  const language = trackShown(useLanguage(), [first, ...others]);
  const transports = useMemo(
    () =>
      createCellTransports(portal, {
        here: `${typeof window === 'undefined' ? url : window.location.origin}${baseUrl.slice(0, -1)}`,
        ensureSandbox: () => ensureSandbox(baseUrl),
      }),
    [url, baseUrl, portal],
  );
  const files = facts && `${baseUrl}tutorial-files/${slug}/${slug}`;
  const elsewhere = useMemo(() => runElsewhere(files, missing), [files, missing]);
  const open = (script: string) => () => new Worker(baseUrl + script, { type: 'module' });
  return (
    <NotebookProvider
      tutorial={slug}
      language={language}
      recorded={recorded}
      transports={transports}
      workers={{ ts: open('cells-worker.js'), python: open('python-worker.js') }}
      elsewhere={elsewhere}
      hasToolbar={facts !== undefined}
      storage={() => editStorage(baseUrl)}
      savesData={savesData}
    >
      {facts && (
        <TutorialHead slug={slug} facts={facts} tracks={[first, ...others]} shown={language} />
      )}
      {facts && (
        <Toolbar>
          {others.length > 0 && <TrackSwitch tracks={[first, ...others]} shown={language} />}
        </Toolbar>
      )}
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

function editStorage(basePath: string): ReturnType<typeof ownStorage> | undefined {
  try {
    return ownStorage(basePath);
  } catch {
    return undefined;
  }
}
