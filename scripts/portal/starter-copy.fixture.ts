import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readPortal } from '../../packages/portal/src/node.ts';
import { root } from '../bootstrap/paths.mjs';
import { checkSources } from './check-sources.ts';

/** A copy of the starter to make mistakes in, until the test ends. */
export function copyStarter() {
  // Below the root, where portal.ts finds our packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/portal-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'portals/starter'), folder, { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  function put(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  return {
    folder,
    put,
    edit(file: string, change: (text: string) => string): void {
      const before = read(file);
      const after = change(before);
      expect(after !== before, `${file} is edited`).toBe(true);
      put(file, after);
    },
    /** From 1 */
    lineOf(file: string, text: string): number {
      const lines = read(file).split('\n');
      const index = lines.findIndex((line) => line.includes(text));
      expect(index, `${text} in ${file}`).toBeGreaterThanOrEqual(0);
      return index + 1;
    },
    check: async () => checkSources(await readPortal(folder), folder),
  };
}
