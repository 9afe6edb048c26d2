import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('findBrowser', () => {
  it('takes the first source that has one, and asks no further', async () => {
    const asked: string[] = [];
    const source = (name: string, path?: string) => () => {
      asked.push(name);
      return path;
    };
    const sources = [source('a'), source('b', '/b'), source('c', '/c')];
    expect(await findBrowser(sources)).toBe('/b');
    expect(asked).toEqual(['a', 'b']);
  });

  it('says in one line what to do when there is none', async () => {
    await expect(findBrowser([() => undefined])).rejects.toThrow(
      /^No Chromium for the end-to-end tests: install one and name it in CHROMIUM_PATH[^\n]*$/,
    );
  });

  it('takes the one that is named', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findBrowser()).toBe(process.execPath);
  });

  it('refuses a name that is no program', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH is /no/such/browser');
  });
});
