import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useDrawerFocus } from '@site/src/shell/use-drawer-focus';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type { ReactNode } from 'react';

export default function MobileSidebarWithFocus(): ReactNode {
  const { shown, shouldRender, toggle } = useNavbarMobileSidebar();
  useDrawerFocus({ shown, rendered: shouldRender, close: toggle });
  return <MobileSidebar />;
}
