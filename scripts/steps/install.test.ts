import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  site: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
  'node_modules/test-tool': { version: '3.0.0', dev: true },
  'node_modules/for-another-platform': { version: '2.0.0', optional: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
};
const forTests = false;

describe('isInstalled', () => {
  it('is content without packages for other platforms', () => {
    expect(isInstalled(wanted, installed, { forTests })).toBe(true);
  });

  it('notices a package that is missing', () => {
    expect(isInstalled(wanted, { 'node_modules/@portal/site': { link: true } }, { forTests })).toBe(
      false,
    );
  });

  it('asks for the tools of the tests only where tests are run', () => {
    const all = { ...installed, 'node_modules/test-tool': { version: '3.0.0' } };
    expect(isInstalled(wanted, installed, { forTests: true })).toBe(false);
    expect(isInstalled(wanted, all, { forTests: true })).toBe(true);
  });

  it('notices another version', () => {
    const old = { ...installed, 'node_modules/a': { version: '0.9.0' } };
    expect(isInstalled(wanted, old, { forTests })).toBe(false);
  });

  it('notices a workspace that is not linked', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } }, { forTests })).toBe(
      false,
    );
  });
});
