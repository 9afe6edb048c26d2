import { createContext, type ReactNode, useContext } from 'react';
import type { Notebook, NotebookActions } from './notebook.ts';
import { type NotebookOptions, useNotebook } from './use-notebook.ts';

const NotebookContext = createContext<Notebook | undefined>(undefined);

/** Around the toolbar and the cells of one tutorial. Adds nothing to the page by itself. */
export function NotebookProvider({
  children,
  ...options
}: NotebookOptions & { children: ReactNode }): ReactNode {
  const notebook = useNotebook(options);
  return <NotebookContext.Provider value={notebook}>{children}</NotebookContext.Provider>;
}

/** Fetches what runs a language, before the reader asks for it. */
export function usePrepare(): NotebookActions['prepare'] {
  return useNotebookContext().actions.prepare;
}

export function useNotebookContext(): Notebook {
  const notebook = useContext(NotebookContext);
  if (!notebook) throw new Error('A cell must be inside a tutorial.');
  return notebook;
}
