/** `['items', 0, 'a/b']` -> `/items/0/a~1b` */
export function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
