import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': {},
  site: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
  'node_modules/for-another-platform': { version: '2.0.0', optional: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
};

describe('isInstalled', () => {
  it('is content without packages for other platforms', () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  it('notices a package that is missing', () => {
    expect(isInstalled(wanted, { 'node_modules/@portal/site': { link: true } })).toBe(false);
  });

  it('notices another version', () => {
    const old = { ...installed, 'node_modules/a': { version: '0.9.0' } };
    expect(isInstalled(wanted, old)).toBe(false);
  });

  it('notices a workspace that is not linked', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(false);
  });
});
