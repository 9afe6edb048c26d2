import type { CellLanguage } from '@portal/cells';

export type Download = {
  /** What the file is, e.g. "Python notebook (.ipynb)" */
  label: string;
  /** What it needs, if that is more than an editor, e.g. "Jupyter, Colab or VS Code" */
  needs?: string;
  /** What follows the name of the tutorial, e.g. "deno.ipynb" */
  ending: string;
};

/** The downloads of a tutorial, in each language that it has cells in. */
export const downloads: Readonly<Record<CellLanguage, readonly Download[]>> = {
  ts: [
    { label: 'TypeScript project (.zip)', needs: 'Node 20.19 or later', ending: 'zip' },
    {
      label: 'TypeScript notebook (.ipynb)',
      needs: 'Jupyter with the Deno kernel',
      ending: 'deno.ipynb',
    },
    { label: 'TypeScript page (.md)', ending: 'md' },
  ],
  python: [
    { label: 'Python notebook (.ipynb)', needs: 'Jupyter, Colab or VS Code', ending: 'ipynb' },
    { label: 'Python script (.py)', needs: 'Python 3.10 or later', ending: 'py' },
    { label: 'Python page (.md)', ending: 'python.md' },
  ],
  r: [
    { label: 'R script (.R)', needs: 'R 4.1 or later', ending: 'R' },
    { label: 'R page (.md)', ending: 'r.md' },
  ],
};
