import { fileURLToPath } from 'node:url';
import type { TrackLanguage } from '../tracks/index.ts';

/** How the cells of a language are run and recorded. */
export type Recorder = {
  /** Reads cells as JSON and writes what they showed; python/record.py describes both. */
  script: string;
  /** Whose versions are recorded beside the outputs */
  packages: readonly string[];
  /** Environment for the interpreter, so that it does the same everywhere */
  env: Readonly<Record<string, string>>;
};

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** To record another language, describe it here, and its interpreter in scripts/programs/find-program.ts. */
export const recorders: Readonly<Record<TrackLanguage, Recorder>> = {
  python: {
    script: pathOf('../../python/record.py'),
    packages: ['matplotlib', 'networkx', 'numpy', 'pandas', 'requests', 'scikit-learn'],
    env: {
      PYTHONPATH: pathOf('../../../client-python/src'),
      PYTHONHASHSEED: '0',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONUTF8: '1',
      // Sums in several threads are added in a different order each time.
      OMP_NUM_THREADS: '1',
      OPENBLAS_NUM_THREADS: '1',
      // Otherwise OpenBLAS chooses by processor, and t-SNE magnifies the last digit.
      OPENBLAS_CORETYPE: 'Prescott',
    },
  },
  r: {
    script: pathOf('../../r/record.R'),
    packages: ['httr', 'jsonlite'],
    env: { R_PROFILE_USER: '', R_ENVIRON_USER: '' },
  },
};
