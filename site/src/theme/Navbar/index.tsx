import { useNavbarHeight } from '@site/src/shell/use-navbar-height';
import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

export default function MeasuredNavbar(): ReactNode {
  useNavbarHeight();
  return <Navbar />;
}
