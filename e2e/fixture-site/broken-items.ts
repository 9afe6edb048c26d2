import type { NavbarItem } from '@docusaurus/theme-common';

/** Mistakes that a configuration can contain, each built alone: FIXTURE_VARIANT names one. */
export const brokenItems = {
  'failing-item': { type: 'docsVersionDropdown', versions: ['9.9'] },
  'invalid-type': { type: 'carousel', label: 'Pictures' },
  'missing-component': { type: 'custom-carousel', label: 'Pictures' },
  'unknown-sidebar': { type: 'docSidebar', sidebarId: 'leaflets', label: 'Leaflets' },
  'unknown-doc': { type: 'doc', docId: 'opening-hours', label: 'Opening hours' },
  'nothing-to-link-to': { type: 'docSidebar', sidebarId: 'text', label: 'Text' },
} satisfies Record<string, NavbarItem>;

export type Variant = keyof typeof brokenItems;

export function brokenItem(variant: string): NavbarItem {
  if (!Object.hasOwn(brokenItems, variant)) {
    throw new Error(
      `FIXTURE_VARIANT is "${variant}"; it must be one of ${Object.keys(brokenItems).join(', ')}.`,
    );
  }
  return brokenItems[variant as Variant];
}
