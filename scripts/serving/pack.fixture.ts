import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareBuild } from '../../packages/server/src/prepare/prepare-build.ts';

export async function tempFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pack-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The smallest build that the server accepts: one page. */
export async function tempBuild(): Promise<string> {
  const folder = join(await tempFolder(), 'build');
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Packed</title>');
  await writeFile(join(folder, '.well-known', 'api-catalog'), '{}');
  await prepareBuild(folder);
  return folder;
}

export function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
