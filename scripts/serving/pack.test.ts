import { lstatSync, readFileSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyFile, tempBuild, tempFolder } from './pack.fixture.ts';
import { packServer, packSite } from './pack.ts';

describe('a packed site', () => {
  it('is the build, hidden files and times included', async () => {
    const [build, folder] = [await tempBuild(), join(await tempFolder(), 'public')];
    const time = new Date('2001-02-03');
    await utimes(join(build, 'index.html'), time, time);
    await packSite(folder, build);
    expect(everyFile(folder)).toEqual(everyFile(build));
    expect(everyFile(folder)).toContain(join('.well-known', 'api-catalog'));
    expect(readFileSync(join(folder, 'index.html'))).toEqual(
      readFileSync(join(build, 'index.html')),
    );
    expect(lstatSync(join(folder, 'index.html')).mtime).toEqual(time);
  });

  it.each([packSite, packServer])('%o is not mixed with what is there already', async (pack) => {
    const [build, folder] = [await tempBuild(), await tempFolder()];
    await writeFile(join(folder, 'precious.txt'), '');
    await expect(pack(folder, build)).rejects.toThrow(
      `${folder} is not empty. Name a folder that is empty or does not exist.`,
    );
    expect(everyFile(folder)).toEqual(['precious.txt']);
  });

  it.each([packSite, packServer])('%o needs a complete build', async (pack) => {
    const [build, folder] = [await tempBuild(), await tempFolder()];
    await rm(join(build, '.manifest.json'));
    await expect(pack(folder, build)).rejects.toThrow('Run "npm run build" first.');
    expect(everyFile(folder)).toEqual([]);
  });
});
