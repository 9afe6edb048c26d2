import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme/Logo';
import type { ReactNode } from 'react';

/** The link home, which is the current item of the navigation on the home page. */
export default function NavbarLogo(): ReactNode {
  const isHome = useLocation().pathname === useBaseUrl('/');
  return (
    <Logo
      className="navbar__brand"
      imageClassName="navbar__logo"
      titleClassName="navbar__title text--truncate"
      {...(isHome && { 'aria-current': 'page' })}
    />
  );
}
