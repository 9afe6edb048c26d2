import type { NavbarItem } from '@docusaurus/theme-common';

/** One item of every kind; those without a position belong to the right-hand group. */
export const navbarItems: NavbarItem[] = [
  { type: 'doc', docId: 'borrowing', label: 'Borrowing', position: 'left' },
  { type: 'docSidebar', sidebarId: 'docs', label: 'Guides', position: 'left' },
  {
    type: 'dropdown',
    label: 'Rooms',
    position: 'left',
    items: [{ label: 'Reading room', to: '/reading-room' }],
  },
  { type: 'docsVersionDropdown' },
  { type: 'localeDropdown' },
  { type: 'search' },
  { type: 'html', value: '<em>Open today</em>' },
  { label: 'Visit', to: '/visit' },
  { type: 'custom-fails-on-one-page', page: '/failing-item' },
];
