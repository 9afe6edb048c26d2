import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFirefox } from './find-firefox.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('findFirefox', () => {
  it('takes the first source that has one, and asks no further', async () => {
    const last = vi.fn();
    expect(await findFirefox([() => undefined, async () => '/b', last])).toBe('/b');
    expect(last).not.toHaveBeenCalled();
  });

  it('takes the one that is named', async () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    expect(await findFirefox()).toBe(process.execPath);
  });

  it('refuses a name that is no program', async () => {
    vi.stubEnv('FIREFOX_PATH', '/no/such/browser');
    await expect(findFirefox()).rejects.toThrow('FIREFOX_PATH is /no/such/browser');
  });

  it('says that its tests are left out where there is none', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await findFirefox([() => undefined])).toBeUndefined();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('name it in FIREFOX_PATH'));
  });
});
