import type { RoleName } from './colour-roles.ts';

/** Two colours that a page shows on or beside each other. White is that of pictures' frames. */
export type ContrastPair = { front: RoleName; back: RoleName | 'white'; least: number };

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for controls and drawings. */
const text = 4.5;
const shape = 3;

const on = (front: RoleName, backs: readonly ContrastPair['back'][], least: number) =>
  backs.map((back): ContrastPair => ({ front, back, least }));

const grounds = ['--portal-paper', '--portal-raised', '--portal-wash'] as const;
const washes = ['--portal-accent-wash', '--portal-highlight-wash', '--portal-danger-wash'] as const;

const inCode: RoleName[] = [
  '--portal-code-ink',
  '--code-token-string',
  '--code-token-function',
  '--code-token-keyword',
  '--code-token-constant',
];
const inCharts: RoleName[] = [
  '--cell-colour-1',
  '--cell-colour-2',
  '--cell-colour-3',
  '--cell-colour-4',
  '--cell-colour-5',
  '--cell-colour-6',
  '--cell-colour-7',
  '--cell-colour-8',
  '--cell-colour-9',
  '--cell-colour-10',
];

/** Lines of code that are under the pointer, found, selected or wrong. */
const codeGrounds = ['--portal-code', '--portal-wash', ...washes] as const;

/** Every pair whose contrast matters to a reader, as in the pages' style sheets. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('--portal-ink', [...grounds, ...washes, '--portal-code'], text),
  ...on('--portal-soft', [...grounds, ...washes, '--portal-code'], text),
  ...on('--portal-accent', [...grounds, ...washes, '--portal-code'], text),
  ...on('--portal-accent-strong', [...grounds, ...washes, '--portal-code'], text),
  ...on('--portal-on-accent', ['--portal-accent', '--portal-accent-strong'], text),
  ...on(
    '--portal-highlight',
    [...grounds, '--portal-accent-wash', '--portal-highlight-wash'],
    text,
  ),
  ...on('--portal-danger', [...grounds, '--portal-danger-wash', '--portal-code'], text),
  ...inCode.flatMap((front) => on(front, codeGrounds, text)),
  ...on('--portal-control-border', grounds, shape),
  ...on('--portal-picture-frame', ['white'], shape),
  ...inCharts.flatMap((front) => on(front, ['--portal-raised'], shape)),
];
