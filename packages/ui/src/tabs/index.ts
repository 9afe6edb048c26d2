export { tabMove } from './tab-keys.ts';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
