import { afterEach, describe, expect, it, vi } from 'vitest';
import { findNginx } from './find-nginx.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('findNginx', () => {
  it('takes the first source that has one', async () => {
    expect(await findNginx([() => undefined, () => '/b', () => '/c'])).toBe('/b');
  });

  it('gives nothing where there is none', async () => {
    expect(await findNginx([() => undefined])).toBeUndefined();
  });

  it('takes the one that is named', async () => {
    vi.stubEnv('NGINX_PATH', process.execPath);
    expect(await findNginx()).toBe(process.execPath);
  });

  it('refuses a name that is no program', async () => {
    vi.stubEnv('NGINX_PATH', '/no/such/nginx');
    await expect(findNginx()).rejects.toThrow('NGINX_PATH is /no/such/nginx');
  });
});
