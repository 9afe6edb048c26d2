import type { NavbarItem } from '@docusaurus/theme-common';

/**
 * A navigation bar item without a position belongs on the right. It has to be set explicitly: the
 * classic theme's validation fills in "left" before any component sees that it was missing.
 */
export function rightByDefault(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}
