import type { NavbarItem } from '@docusaurus/theme-common';

/**
 * An item of the navigation bar that names no position belongs to the right. It has to be written
 * out: the classic theme's validation fills in "left" before any component sees what was missing.
 */
export function rightByDefault(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}
