import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPython, howToInstall } from './find-python.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('findPython', () => {
  it('takes the first source that has one', async () => {
    expect(await findPython([() => undefined, () => '/b', () => '/c'])).toBe('/b');
  });

  it('gives nothing where there is none, and there is a message for that', async () => {
    expect(await findPython([() => undefined])).toBeUndefined();
    expect(howToInstall).toContain('apt-get install python3 python3-requests curl jq');
  });

  it('refuses a name that is not a program', async () => {
    vi.stubEnv('PYTHON_PATH', '/no/such/python');
    await expect(findPython()).rejects.toThrow('PYTHON_PATH is /no/such/python');
  });
});
